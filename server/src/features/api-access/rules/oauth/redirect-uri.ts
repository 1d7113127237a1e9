const MAX_LENGTH = 1_000;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** Schemes a browser runs, reads files with or hands data to: none is an app's own. */
const FOREIGN =
  'javascript data vbscript file blob about filesystem view-source ftp ws wss mailto tel sms http https';
const FOREIGN_SCHEMES = new Set(FOREIGN.split(' '));

/**
 * Whether a client may be sent back there: an https address, this machine's own (RFC 8252), or the scheme of an app. A
 * fragment or a name before the host is never allowed.
 */
export function isAllowedRedirect(uri: string): boolean {
  if (uri.length > MAX_LENGTH || /[\s\\]/.test(uri) || !URL.canParse(uri) || uri.includes('#')) return false;
  const url = new URL(uri);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return url.hostname !== '';
  if (url.protocol === 'http:') return isLoopback(url);
  return uri.startsWith(`${url.protocol}//`) && !FOREIGN_SCHEMES.has(url.protocol.slice(0, -1));
}

/** Whether what a request names was registered: letter for letter, only the port of this machine is free (RFC 8252). */
export function matchesRedirect({ registered, asked }: { registered: string; asked: string }): boolean {
  if (registered === asked) return true;
  if (!isAllowedRedirect(registered) || !isAllowedRedirect(asked)) return false;
  const [known, given] = [new URL(registered), new URL(asked)];
  if (!isLoopback(known) || known.protocol !== 'http:') return false;
  known.port = given.port;
  return known.href === given.href && asked.startsWith(`http://${known.hostname}`);
}

/** Where it leads in a person's words: a host, this machine, or the app of a scheme. */
export function nameRedirect(uri: string): string {
  const url = new URL(uri);
  if (isLoopback(url)) return 'localhost';
  return url.protocol === 'https:' ? url.host : `${url.protocol}//${url.host}`;
}

function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.has(hostname);
}
