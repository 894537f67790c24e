import { joinAccount } from '../accounts/identity/principal.js';

/** SQL that selects of tokens `t` and their owners `u`. */
export const selectTokens = (columns: string): string =>
  `SELECT ${columns} FROM api_token t ${joinAccount('u', 't.owner_id')}`;

/** SQL that selects the `id` of a user's newest tokens. */
export const newestTokensOf = (count: number): string =>
  `SELECT id FROM api_token WHERE owner_id = ? ORDER BY id DESC LIMIT ${count}`;

/** SQL that joins, as `alias`, the token of which `id` is the id. */
export const joinToken = (alias: string, id: string): string => `JOIN api_token ${alias} ON ${alias}.id = ${id}`;
