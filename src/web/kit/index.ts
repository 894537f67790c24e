// What families make pages with: the third part of the kit, beside `kit` and `kit/administration`. It follows semver.

export { Action, Page, Pages, Visiting } from './page.js';
export type { ActionOptions, PageOptions, Place } from './declared.js';
export type { Call, CallMethod, GoTo, RefusedForm, View, Visit } from './visit.js';
export { ProblemError, type FieldError } from '../../../client/src/index.js';
export type { FormValues } from './form-values.js';
export type { Notice } from './notices.js';
export type { Person } from './person.js';
export { filtersOf, pagerOf, sortLinks, type ListPage, type Pager, type SortLink } from './list-page.js';
export { sendFile, type DownloadFormat } from './downloads.js';
export type { Arguments, Language, Words } from './words.js';
