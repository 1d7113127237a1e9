/** Attributes all cookies of ours share; `Secure` and the `__Host-` prefix need https. */
export interface CookieAttributes {
  readonly path: '/';
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly secure: boolean;
}

export interface CookieKind {
  readonly name: string;
  readonly attributes: CookieAttributes;
}

function buildCookieKind(name: string, appUrl: string): CookieKind {
  const secure = new URL(appUrl).protocol === 'https:';
  return {
    name: secure ? `__Host-${name}` : name,
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}

/** The cookie that keeps a device signed in. */
export function refreshCookie(appUrl: string): CookieKind {
  return buildCookieKind('citato_refresh', appUrl);
}

/** The cookie that tells the browser that registered from any other one that opens the link. */
export function registrationCookie(appUrl: string): CookieKind {
  return buildCookieKind('citato_registration', appUrl);
}
