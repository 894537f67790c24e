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
    'accessible add all alter analyze and as asc asensitive autoincrement before between bigint binary blob both by ' +
    'call cascade case change char character check collate column commit condition constraint continue convert create ' +
    'cross cube cume_dist current_date current_role current_time current_timestamp current_user cursor database ' +
    'databases day_hour day_microsecond day_minute day_second dec decimal declare default delayed delete dense_rank ' +
    'desc describe deterministic distinct distinctrow div double drop dual each else elseif empty enclosed escape ' +
    'escaped except exists exit explain false fetch first_value float for force foreign from fulltext function ' +
    'generated get grant group grouping groups having high_priority hour_microsecond hour_minute hour_second if ' +
    'ignore in index infile inner inout insert int integer intersect interval into is isnull iterate join json_table ' +
    'key keys kill lag last_value lateral lead leading leave left like limit linear lines load localtime ' +
    'localtimestamp lock long longblob longtext loop low_priority manual match mediumblob mediumint mediumtext ' +
    'middleint minute_microsecond minute_second mod modifies natural not notnull nth_value ntile null numeric of ' +
    'offset on optimize option optionally or order out outer outfile over parallel partition percent_rank precision ' +
    'primary procedure purge qualify range rank read reads real recursive references regexp release rename repeat ' +
    'replace require resignal restrict return returning revoke right rlike row row_number rows schema schemas ' +
    'second_microsecond select sensitive separator set show signal smallint spatial specific sql sqlexception ' +
    'sqlstate sqlwarning ssl starting stored straight_join system table tablesample terminated then tinyblob tinyint ' +
    'tinytext to trailing transaction trigger true undo union unique unlock unsigned update usage use using utc_date ' +
    'utc_time utc_timestamp values varbinary varchar varcharacter varying virtual when where while window with write ' +
    'xor year_month zerofill'
  ).split(' '),
);

/** Whether a statement cannot name a table so. */
export const isReserved = (table: string): boolean => reserved.has(table);
