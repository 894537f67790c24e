// Who calls: by token, Basic or session, and as whom. One look-up brings the credential, the account and what it may
// do.
import { createHmac, createSecretKey, hash, randomBytes } from 'node:crypto';
import { pepper } from './pepper.mjs';

const account = 'u.id AS user_id, u.username, u.password, u.is_active, u.is_superuser, u.organisation_id';

/** `who` is a SELECT of an account and its credential, `changes` a column besides. */
const withGrants = (who, changes = '') => `WITH RECURSIVE who AS (${who}),
  reached (group_id) AS (
    SELECT m.group_id FROM who JOIN group_member m ON m.user_id = who.user_id
    UNION SELECT p.parent_id FROM reached JOIN group_parent p ON p.group_id = reached.group_id)
SELECT who.*,
  (SELECT GROUP_CONCAT(g.permission) FROM reached JOIN group_permission g ON g.group_id = reached.group_id) AS inherited,
  (SELECT GROUP_CONCAT(p.permission) FROM user_permission p WHERE p.user_id = who.user_id) AS own,
  EXISTS (SELECT 1 FROM role r WHERE r.name = 'platform_administrator' AND (
    r.id IN (SELECT m.role_id FROM user_role m WHERE m.user_id = who.user_id)
    OR r.id IN (SELECT g.role_id FROM reached JOIN group_role g ON g.group_id = reached.group_id))) AS is_administrator${changes}
FROM who`;

const tokenKey = createSecretKey(pepper, 'utf8');
const secret = randomBytes(32).toString('base64');
const minute = 60_000;
const [longestSession, idleSession] = [30 * 24 * 60 * minute, 12 * 60];
const instant = (milliseconds) => `${new Date(milliseconds).toISOString().slice(0, 23)}000`;
const milliseconds = (text) => Date.parse(`${text.slice(0, 23)}Z`);

export class Callers {
  /** Pairs of a name and a password that have been verified, by a digest of them and the stored hash. */
  #verified = new Set();
  /** Who is about to be looked up. */
  #asked = new Map();

  constructor(database, memory) {
    const select = (columns, tables) =>
      database.prepare(withGrants(`SELECT ${columns}${account} FROM ${tables}`, database.changes));
    this.memory = memory;
    this.isTold = database.version !== undefined;
    this.byToken = select(
      't.access, t.expires_at, ',
      'api_token t JOIN account u ON u.id = t.owner_id WHERE t.digest = ? AND t.revoked_at IS NULL AND t.unrevealed = 0',
    );
    this.bySession = select(
      's.created_at, s.last_seen_at, u.session_timeout, ',
      'session s JOIN account u ON u.id = s.user_id WHERE s.digest = ?',
    );
    this.byName = select('', 'account u WHERE u.username_key = ?');
  }

  /** The active account that the request's credential is of, and how it signed in; undefined when there is none. */
  async of({ authorization, cookie, 'auth-token': key }) {
    if (key !== undefined) return this.#ofToken(key);
    if (authorization !== undefined) return this.#ofPair(authorization);
    const session = cookie && /(?:^|; )sessionid=([^;]+)/.exec(cookie)?.[1];
    return session && this.#ofSession(session);
  }

  /** The account of that name, active or not. */
  named(name) {
    const nameKey = name.normalize('NFKC').toLowerCase();
    return this.#find(`name ${nameKey}`, this.byName, () => nameKey, 'basic');
  }

  async #ofToken(key) {
    // As the service does it: a known key stands under a plain digest, which costs a tenth of the one with the pepper.
    const digest = () => createHmac('sha256', tokenKey).update(key).digest();
    const user = await this.#find(`token ${hash('sha256', key, 'base64')}`, this.byToken, digest, 'token');
    return user?.isActive && (user.expires_at === null || user.expires_at > instant(Date.now())) ? user : undefined;
  }

  async #ofPair(header) {
    const pair = Buffer.from(header.slice(6), 'base64').toString();
    const colon = pair.indexOf(':');
    const user = await this.named(pair.slice(0, colon));
    if (!user?.isActive) return undefined;
    const mark = hash('sha256', `${secret}${pair}\n${user.password}`, 'base64');
    if (!this.#verified.has(mark)) {
      const { verifyPassword } = await import('../../dist/src/accounts/identity/passwords.js');
      if (!(await verifyPassword(pair.slice(colon + 1), user.password))) return undefined;
      if (this.#verified.size >= 10_000) this.#verified.clear();
      this.#verified.add(mark);
    }
    return user;
  }

  async #ofSession(cookie) {
    const digest = () => hash('sha256', cookie, 'buffer');
    const user = await this.#find(`session ${hash('sha256', cookie, 'base64')}`, this.bySession, digest, 'session');
    return user?.isActive && user.end > Date.now() ? user : undefined;
  }

  async #find(key, sql, value, via) {
    // Where only the look-up tells what version the data is, it is never remembered itself.
    const known = this.isTold && this.memory.recall(key);
    if (known) return known;
    if (this.isTold) return this.#read(key, sql, value, via);
    // As the service does it: whoever asks in the same turn of the event loop is looked up by one statement.
    let reading = this.#asked.get(key);
    if (!reading) {
      reading = new Promise((resolve) => setImmediate(resolve)).then(() => {
        this.#asked.delete(key);
        return this.#read(key, sql, value, via);
      });
      this.#asked.set(key, reading);
    }
    return reading;
  }

  async #read(key, sql, value, via) {
    const [row] = await sql(value());
    if (!row) return undefined;
    if (row.version !== undefined) this.memory.isAsOf(row.version);
    const user = {
      ...row,
      via,
      isActive: row.is_active === 1,
      isAdministrator: row.is_administrator === 1,
      isSuperuser: row.is_superuser === 1,
      permissions: new Set([...(row.inherited?.split(',') ?? []), ...(row.own?.split(',') ?? [])]),
      end:
        row.created_at &&
        Math.min(
          milliseconds(row.created_at) + longestSession,
          milliseconds(row.last_seen_at) + (row.session_timeout || idleSession) * minute,
        ),
    };
    this.memory.keep(key, user);
    return user;
  }
}
