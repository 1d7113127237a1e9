/** The operator's proxies, as HTTPS_PROXY, HTTP_PROXY and NO_PROXY name them. */
export interface ProxySettings {
  /** For https targets. */
  readonly httpsProxy: URL | null;
  /** For http targets. */
  readonly httpProxy: URL | null;
  /** Hosts that are reached without one. */
  readonly noProxy: string;
}

export const NO_PROXIES: ProxySettings = { httpsProxy: null, httpProxy: null, noProxy: '' };

/**
 * The address of a proxy, spoken to over http or https; without a scheme http, as other programs read it. Throws with
 * what is wrong.
 */
export function parseProxy(text: string): URL {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) throw new Error('it is no address');
  const url = new URL(address);
  if (url.protocol.startsWith('socks')) throw new Error('SOCKS proxies are not spoken to');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('it is not http or https');
  // A character of a password that is not percent-encoded is found here, not at the first call.
  decodeURIComponent(`${url.username}${url.password}`);
  return url;
}

/** The Proxy-Authorization header; null for a proxy without user. */
export function authorizeAt({ username, password }: URL): string | null {
  if (username === '' && password === '') return null;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

/** A host as sockets and certificates know it: `[::1]` without its brackets. */
export function bareHost({ hostname }: { hostname: string }): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

export function portOf({ protocol, port }: { protocol: string; port: string }): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}
