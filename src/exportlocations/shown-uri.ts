/** What is shown of a text of which nothing can be. */
const hidden = 'hidden:';

/**
 * What may be seen of where a location is. Only what is wholly understood is shown, without its password; of a URI that
 * is not, its scheme and host; of what is not even a URI that far, its scheme or nothing. So a secret stays hidden
 * wherever it stands: this lists what is harmless, not what is a secret.
 */
export function shownUri(uri: string): string {
  const [, scheme = '', rest] = /^(?:([a-z][a-z\d+.-]*):)?(.*)$/is.exec(uri) as unknown as [string, string?, string?];
  if (/^[a-z]$/i.test(scheme)) return isOnDrive(rest!) ? uri : hidden;
  if (/^file$/i.test(scheme)) return shownFile(uri, `${scheme}:`, rest!);
  if (rest!.startsWith('//')) return shownHierarchical(scheme && `${scheme}:`, rest!.slice(2));
  if (uri.startsWith('\\\\')) return shownShare(uri);
  if (isRemotePath(uri) || (scheme === '' && isFilePath(uri))) return uri;
  // What stands before a colon may be anything, but hardly a secret when it is one short word.
  return /^[a-z+.-]{1,15}$/i.test(scheme) ? `${scheme}:` : hidden;
}

/** Names of parameters whose values are no secrets. */
const harmless = new Set([
  'bucket',
  'charset',
  'dir',
  'directory',
  'encoding',
  'folder',
  'format',
  'mode',
  'passive',
  'path',
  'prefix',
  'region',
  'storage',
  'timeout',
  'type',
]);

/** Schemes whose users are people and machines, where those of others may be tokens. */
const named = new Set([
  'afp:',
  'aspera:',
  'aspera+ssh:',
  'cifs:',
  'fasp:',
  'ftp:',
  'ftps:',
  'rsync:',
  'scp:',
  'sftp:',
  'smb:',
  'ssh:',
]);

/** What follows `//`: `user:password@host:port/path?query`. */
function shownHierarchical(scheme: string, text: string): string {
  const at = text.lastIndexOf('@');
  const authority = /^[^/?#]*/.exec(text)![0];
  const [host, port] = hostAndPort(authority);
  if (isAuthority(authority)) {
    // Where an @ follows, digits may be a password as well as a port.
    const isSure = port === undefined || host.startsWith('[') || !/@|%40/.test(text);
    return isSure ? shownAtHost(scheme, '', text) : `${scheme}//${host}`;
  }
  if (at === -1) return scheme || hidden;
  const userInfo = text.slice(0, at);
  // The last @ may be one of a parameter: then what follows it is no host but the end of a secret.
  const parameter = userInfo.search(/[?#;&]/);
  const hasHost = at > authority.length && isAuthority(authority.slice(authority.lastIndexOf('@') + 1));
  const isUnsure = parameter !== -1 && (hasHost || userInfo.includes('=', parameter));
  if (isUnsure) return scheme || hidden;
  return shownAtHost(scheme, shownUser(scheme, userInfo), text.slice(at + 1));
}

/** @param user what is shown of who signs in, with its `@` */
function shownAtHost(scheme: string, user: string, text: string): string {
  const [, authority, path, query, fragment] = /^([^/?#\\]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text)!;
  if (!isAuthority(authority!)) return scheme || hidden;
  const isUnderstood = /^(?:\/|$)/.test(path!) && isPath(path!) && isQuery(query) && fragment === undefined;
  return isUnderstood ? `${scheme}//${user}${text}` : `${scheme}//${authority}`;
}

function hostAndPort(authority: string): [host: string, port: string | undefined] {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(:.*)?$/s.exec(authority) ?? [];
  return [host, port];
}

/** Whether this is a host, perhaps with a port. */
function isAuthority(text: string): boolean {
  const [host, port = ''] = hostAndPort(text);
  return isHost(host) && /^(?::\d{0,5})?$/.test(port) && Number(port.slice(1)) < 65_536;
}

function isHost(text: string): boolean {
  // The URL parser knows what else a host cannot be, such as 1.2.3.4.5.
  return /^(?:[\p{L}\p{M}\p{N}._-]{1,253}|\[[\da-f:.]+\])$/iu.test(text) && URL.canParse(`http://${text}`);
}

/** The name before a password, with its `@`, if it is no more: tokens, domains and encoded colons stand there too. */
function shownUser(scheme: string, userInfo: string): string {
  const name = userInfo.replace(/:.*$/s, '');
  if (name === '') return '@';
  if (name === userInfo && !named.has(scheme.toLowerCase())) return '';
  const isName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,19}(?:@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]{0,63})?$/u;
  return isName.test(decoded(name)) ? `${name}@` : '';
}

/** A path whose parts are no more than names. */
function isPath(text: string): boolean {
  return /^[\p{L}\p{M}\p{N} ._~!$'()*+,@/-]*$/u.test(decoded(text));
}

/** Whether all parameters are known to be harmless, by their names and by their values. */
function isQuery(text = '?'): boolean {
  const pairs = text === '?' ? [] : text.slice(1).split('&');
  return pairs.every((pair) => {
    const [, name, value] = /^([a-z]+)=([\w./-]*)$/i.exec(pair) ?? [];
    return name !== undefined && harmless.has(name.toLowerCase()) && value!.length <= 24;
  });
}

/** `file:/path`, `file:///path` or `file://host/path`. */
function shownFile(uri: string, scheme: string, rest: string): string {
  const path = rest.replace(/^\/\/(?=\/)/, '').replace(/^\/[a-z]:(?=\/)/i, '');
  if (isFilePath(path)) return uri;
  return /^\/\/[^/]/.test(rest) ? shownHierarchical(scheme, rest.slice(2)) : scheme;
}

/** A path of this machine. Below its first part a colon and an @ are harmless: there is no user and no password. */
function isFilePath(text: string): boolean {
  const [, first, others] = /^(\/?[^/]*)((?:\/.*)?)$/s.exec(text)!;
  const isAbsolute = first!.startsWith('/');
  if (first === '/' && others !== '') return false;
  if (!isPath(first!) || first!.includes('@')) return false;
  return isPath(isAbsolute && !/:\/|%/.test(others!) ? others!.replaceAll(':', '') : others!);
}

/** What follows the letter of a drive. Before an @ that letter may be a name, and the rest its password. */
function isOnDrive(path: string): boolean {
  return /^[/\\]?(?![/\\])/.test(path) && isPath(slashed(path)) && !decoded(path).includes('@');
}

/** `\\server\share\folder` */
function shownShare(uri: string): string {
  const [, server, path] = /^\\\\([^\\/]*)(.*)$/s.exec(uri)!;
  if (!isHost(server!)) return hidden;
  return isPath(slashed(path!)) && !path!.includes('@') ? uri : `\\\\${server}`;
}

/** `host:/path` or `user@host:/path`, as scp and rsync have it. */
function isRemotePath(uri: string): boolean {
  const [, user, host, path] = /^(?:([^:@/\\]*)@)?([^:@/\\]+):(\/[^:@]*)$/s.exec(uri) ?? [];
  if (host === undefined || !isHost(host) || path!.startsWith('//')) return false;
  return isPath(path!) && (user === undefined || shownUser('scp:', user) === `${user}@`);
}

const slashed = (path: string): string => path.replaceAll('\\', '/');

/** Without percent signs for what they stand for; what is no such text stays, and with it its percent signs. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
