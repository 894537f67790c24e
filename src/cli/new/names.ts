/** The names that follow from the name of something new. */
export interface Names {
  /** As it stands in addresses, such as `caption-format`. */
  name: string;
  /** The same as a member of an object literal: with quotation marks where they are needed. */
  key: string;
  /** The first part of the names of the files of one object. */
  file: string;
  /** `CaptionFormat`. */
  class: string;
  /** The class of the Nest module. */
  module: string;
  /** The class of its pages. */
  pages: string;
  /** `caption_format`. */
  table: string;
  /** `caption_format`: the word of its permission and of its audit entries. */
  permission: string;
  /** `Caption format`. */
  title: string;
  /** What many of them are called, on their page: the name, in words. */
  heading: string;
}

/**
 * @param name in lower case, with `-` between words where it has several
 * @param title the class, where it is not to follow from the name, such as `CaptionFormat` for `captionformat`
 */
export function namesOf(name: string, title?: string): Names {
  const parts = title ? title.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase()) : name.split('-');
  const plural = name.split('-');
  return {
    name,
    key: name.includes('-') ? `'${name}'` : name,
    file: parts.join('-'),
    class: parts.map(capital).join(''),
    module: `${plural.map(capital).join('')}Module`,
    pages: `${plural.map(capital).join('')}Pages`,
    table: parts.join('_'),
    permission: parts.join('_'),
    title: capital(parts.join(' ')),
    heading: capital(plural.join(' ')),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that SQLite, MariaDB or MySQL keep for themselves. */
const reserved = new Set(
  (
    'add all alter analyze and as asc autoincrement before between both by call cascade case change check collate column ' +
    'commit condition constraint continue convert create cross cursor database databases default delayed delete desc ' +
    'describe distinct distinctrow div drop dual each else enclosed escape escaped except exists exit explain false fetch ' +
    'float for force foreign from fulltext function generated grant group grouping groups having high_priority if ignore in ' +
    'index infile inner inout insert int integer intersect interval into is isnull iterate join key keys kill leading leave ' +
    'left like limit linear lines load lock long loop match mod modifies natural not notnull null numeric of offset on ' +
    'optimize option optionally or order out outer outfile over partition precision primary procedure purge range rank read ' +
    'reads real recursive references regexp release rename repeat replace require resignal restrict return returning revoke ' +
    'right rlike row rows schema schemas select sensitive separator set show signal spatial specific sql starting ' +
    'stored system table terminated then to trailing transaction trigger true undo union unique unlock unsigned update usage ' +
    'use using values varying virtual when where while window with write xor'
  ).split(' '),
);

/** Whether a statement cannot name a table so. */
export const isReserved = (table: string): boolean => reserved.has(table);
