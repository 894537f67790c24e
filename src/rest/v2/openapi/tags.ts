import { WordTable } from '../../../config/word-table.js';

/** The chapters of the API document, in order, and what they are about; families bring theirs. */
export const tags = new WordTable<string, string>('tag', {});
