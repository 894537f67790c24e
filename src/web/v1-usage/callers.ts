import type { Schemas } from '../../../client/src/index.js';

type Usage = Schemas['V1Usage'];

/** A token of somebody, or somebody without one: what calls the first version. */
export interface Client {
  user: string;
  username: string | null;
  token: string | null;
  label: string | null;
  /** Of its last call. */
  address: string | null;
  lastAt: string;
  calls: number;
  /** What it calls, the last first. */
  routes: Usage[];
}

/** A call of the first version. */
export interface Call {
  route: string;
  twin: string | null;
  guide: string | null;
  lastAt: string;
  calls: number;
  clients: number;
}

const callsOf = (rows: readonly Usage[]): number => rows.reduce((all, { calls }) => all + calls, 0);

const groupsOf = (rows: readonly Usage[], key: (row: Usage) => string): [Usage, ...Usage[]][] => [
  ...(Map.groupBy(rows, key) as Map<string, [Usage, ...Usage[]]>).values(),
];

/** Who calls. @param rows those that were called last first */
export const clientsIn = (rows: readonly Usage[]): Client[] =>
  groupsOf(rows, ({ user, token }) => `${user} ${token}`).map((routes) => {
    const [{ user, username, token, token_label: label, last_at: lastAt }] = routes;
    const address = routes.find(({ last_from }) => last_from !== null)?.last_from ?? null;
    return { user, username, token, label, address, lastAt, calls: callsOf(routes), routes };
  });

/** What is called. @param rows those that were called last first */
export const callsIn = (rows: readonly Usage[]): Call[] =>
  groupsOf(rows, ({ route }) => route).map((clients) => {
    const [{ route, twin, guide, last_at: lastAt }] = clients;
    return { route, twin, guide, lastAt, calls: callsOf(clients), clients: clients.length };
  });
