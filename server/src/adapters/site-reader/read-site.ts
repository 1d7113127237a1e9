import type { IncomingMessage } from 'node:http';
import type { WebAccess } from '#adapters/guarded-web';
import { decodeHtml } from './page/decode-html.ts';
import { followRedirects, type Within } from './follow-redirects.ts';
import { parsePage } from './page/parse-page.ts';
import { readBody } from './read-body.ts';
import { resolveLinks } from './page/resolve-links.ts';
import { SiteFault } from './site-fault.ts';
import type { SitePage } from './site-reader.ts';

const MAX_REDIRECTS = 3;
const HTML = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

/** What a reader of pages asks for. */
export const ACCEPT = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'it,en;q=0.7',
  'accept-encoding': 'gzip, br',
};

/** Reads a page, following its redirects; each is checked as if it had been typed. Throws faults. */
export async function readSite(
  access: WebAccess,
  { url, ...within }: Within & { url: string },
): Promise<SitePage> {
  const loaded = await loadHtml(access, { url, ...within });
  const page = parsePage(loaded.html);
  return { url: loaded.url, ...page, links: resolveLinks({ links: page.links, url: loaded.url }) };
}

/** The HTML of a page and where it stands in the end. Throws faults. */
export async function loadHtml(
  access: WebAccess,
  { url: asked, ...within }: Within & { url: string },
): Promise<{ url: string; html: string; isCut: boolean; headers: IncomingMessage['headers'] }> {
  const found = await followRedirects(access, {
    ...within,
    url: asked,
    headers: ACCEPT,
    maxRedirects: MAX_REDIRECTS,
  });
  const { response, url } = found;
  const { statusCode = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  const fault = findFault({ statusCode, contentType });
  if (fault !== null) {
    response.destroy();
    throw fault;
  }
  const { bytes, isCut } = await readBody(response);
  return { url: url.href, html: decodeHtml({ bytes, contentType }), isCut, headers };
}

function findFault({ statusCode, contentType }: { statusCode: number; contentType: string }) {
  if (statusCode < 200 || statusCode > 299) {
    return new SiteFault('bad_status', `status ${String(statusCode)}`, { httpStatus: statusCode });
  }
  return HTML.test(contentType)
    ? null
    : new SiteFault('not_html', 'the content type is not HTML', { httpStatus: statusCode });
}
