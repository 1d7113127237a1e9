/** What tokens are for: the address assistants call. */
export function ourResource(appUrl: string): string {
  return `${appUrl}/mcp`;
}

/** Whether an address names it; a slash at its end and the case of the host make no difference. */
export function isOurResource({ resource, appUrl }: { resource: string; appUrl: string }): boolean {
  if (!URL.canParse(resource) || resource.includes('#')) return false;
  return new URL(resource).href.replace(/\/$/, '') === new URL(ourResource(appUrl)).href;
}

/** Where the documents about it are: RFC 9728 and RFC 8414 put their word between host and path. */
export function wellKnownPaths(appUrl: string): {
  readonly resource: readonly string[];
  readonly server: readonly string[];
} {
  const base = new URL(appUrl).pathname.replace(/\/$/, '');
  const unique = (paths: string[]) => [...new Set(paths)];
  const [resource, server] = [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server',
  ];
  return {
    resource: unique([resource, `${resource}/mcp`, `${resource}${base}/mcp`]),
    server: unique([server, `${server}/mcp`, `${server}${base}`, '/.well-known/openid-configuration']),
  };
}
