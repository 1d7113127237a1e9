import type { IncomingMessage } from 'node:http';
import { parseWebAddress, requestGuarded, type WebAccess } from '#adapters/guarded-web';
import { decodeHtml } from './decode-html.ts';
import { parsePage } from './parse-page.ts';
import { readBody } from './read-body.ts';
import { resolveLinks } from './resolve-links.ts';
import { SiteFault } from './site-fault.ts';
import type { SitePage } from './site-reader.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HTML = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

/** What a reader of pages asks for. */
export const ACCEPT = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'it,en;q=0.7',
  'accept-encoding': 'gzip, br',
};

/** In which time. */
interface Within {
  readonly signal: AbortSignal;
  readonly connectTimeoutMs?: number;
}

/** Reads a page, following its redirects; each is checked as if it had been typed. Throws faults. */
export async function readSite(
  access: WebAccess,
  { url, ...within }: Within & { url: string },
): Promise<SitePage> {
  let current = parseWebAddress(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (current === null) throw new SiteFault('refused', 'not an address of the public web');
    const response = await requestGuarded(access, {
      ...within,
      url: current,
      method: 'GET',
      headers: ACCEPT,
    });
    const target = findTarget(response);
    if (target === null) return readPage({ response, url: current });
    response.destroy();
    current = parseWebAddress(target, { base: current });
  }
  throw new SiteFault('too_many_redirects', `more than ${String(MAX_REDIRECTS)} redirects`);
}

/** What a redirect names as its goal; null when the response is none. */
export function findTarget({ statusCode = 0, headers }: IncomingMessage): string | null {
  return REDIRECTS.has(statusCode) ? (headers.location ?? null) : null;
}

async function readPage({ response, url }: { response: IncomingMessage; url: URL }): Promise<SitePage> {
  const { statusCode = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  const fault = findFault({ statusCode, contentType });
  if (fault !== null) {
    response.destroy();
    throw fault;
  }
  const html = decodeHtml({ bytes: await readBody(response), contentType });
  const page = parsePage(html);
  return { url: url.href, ...page, links: resolveLinks({ links: page.links, url: url.href }) };
}

function findFault({ statusCode, contentType }: { statusCode: number; contentType: string }) {
  if (statusCode < 200 || statusCode > 299) {
    return new SiteFault('bad_status', `status ${String(statusCode)}`);
  }
  return HTML.test(contentType) ? null : new SiteFault('not_html', 'the content type is not HTML');
}
