/** The names that follow from the name of something new. */
export interface Names {
  /** As it stands in addresses, such as `caption-format`. */
  name: string;
  /** The first part of its files' names. */
  file: string;
  /** `CaptionFormat`. */
  class: string;
  /** `caption_format`. */
  table: string;
  /** `caption_format`: the word of its permission and of its audit entries. */
  permission: string;
  /** `caption format`. */
  words: string;
  /** `Caption format`. */
  title: string;
}

/**
 * @param name in lower case, with `-` between words where it has several
 * @param title the class, where it is not to follow from the name, such as `CaptionFormat` for `captionformat`
 */
export function namesOf(name: string, title?: string): Names {
  const parts = title ? title.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase()) : name.split('-');
  const words = parts.join(' ');
  return {
    name,
    file: parts.join('-'),
    class: parts.map(capital).join(''),
    table: parts.join('_'),
    permission: parts.join('_'),
    words,
    title: capital(words),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
