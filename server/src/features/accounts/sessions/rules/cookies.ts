/**
 * Attributes all cookies of ours share. `Secure` and the prefixes need https; `__Host-` needs the path `/`, which under a
 * base path would hand our cookies to the other products of the host.
 */
export interface CookieAttributes {
  readonly path: string;
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly secure: boolean;
}

export interface CookieKind {
  readonly name: string;
  readonly attributes: CookieAttributes;
}

function buildCookieKind(name: string, appUrl: string): CookieKind {
  const { protocol, pathname: path } = new URL(appUrl);
  const secure = protocol === 'https:';
  const prefix = secure ? (path === '/' ? '__Host-' : '__Secure-') : '';
  return { name: `${prefix}${name}`, attributes: { path, httpOnly: true, sameSite: 'lax', secure } };
}

/** The cookie that keeps a device signed in. */
export function refreshCookie(appUrl: string): CookieKind {
  return buildCookieKind('citato_refresh', appUrl);
}

/** The cookie that tells the browser that registered from any other one that opens the link. */
export function registrationCookie(appUrl: string): CookieKind {
  return buildCookieKind('citato_registration', appUrl);
}
