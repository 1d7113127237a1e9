import type { EngineCitation } from '../answer-engine.ts';

/** The host whose addresses redirect to the sources. */
const REDIRECT_HOST = 'vertexaisearch.cloud.google.com';
const REDIRECT_PATH = '/grounding-api-redirect/';
/** Far more than an answer has; the rest is known by its domain. */
const MAX_RESOLVED = 40;
const DOMAIN = /^(?=.{1,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/i;

const MAX_WAIT_MS = 2000;

/** Follows a redirect of one host by one hop: where it leads, null when nowhere or not in time. Never throws. */
export type ResolveRedirect = (request: {
  url: string;
  allowedHost: string;
  timeoutMs: number;
}) => Promise<string | null>;

function isRedirect(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' && url.host === REDIRECT_HOST && url.pathname.startsWith(REDIRECT_PATH);
}

/** Google gives the domain of a page as its title. */
function readDomain(title: string | null): string | null {
  const domain = title?.trim() ?? '';
  return DOMAIN.test(domain) ? `https://${domain.toLowerCase()}/` : null;
}

/**
 * Puts the real pages in the place of Google's redirect addresses, all at once. A page that cannot be resolved is
 * stored by its domain; one without a domain is left out, because Google's own host is not what the answer cites.
 */
export async function resolveSources({
  citations,
  resolveRedirect,
}: {
  citations: readonly EngineCitation[];
  resolveRedirect: ResolveRedirect;
}): Promise<EngineCitation[]> {
  const redirects = [...new Set(citations.map(({ url }) => url).filter(isRedirect))].slice(0, MAX_RESOLVED);
  const targets = new Map(
    await Promise.all(
      redirects.map(async (url) => {
        const request = { url, allowedHost: REDIRECT_HOST, timeoutMs: MAX_WAIT_MS };
        return [url, await resolveRedirect(request)] as const;
      }),
    ),
  );
  return citations.flatMap((citation) => {
    if (!isRedirect(citation.url)) return [citation];
    const url = targets.get(citation.url) ?? readDomain(citation.title);
    return url === null ? [] : [{ ...citation, url }];
  });
}
