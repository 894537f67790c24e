// What families make pages with: the third part of the kit, beside `kit` and `kit/administration`. It follows semver.

export { Action, Page, Pages, Visiting } from './page.js';
export type { ActionOptions, PageOptions, Place } from './declared.js';
export { pagerOf, sortLinks, type Pager, type SortLink } from './list-page.js';
export { FormValues } from './form-values.js';
export { GoTo, Visit, type View } from './visit.js';
export type { Notice } from './notices.js';
export type { Person } from './person.js';
export { Words, type Arguments, type Language } from './words.js';
