import type { WebAccess } from '#adapters/guarded-web';
import { decodeHtml } from './page/decode-html.ts';
import { followRedirects, type Within } from './follow-redirects.ts';
import { readBody } from './read-body.ts';

/** As many as RFC 9309 has crawlers follow for a robots.txt. */
const MAX_REDIRECTS = 5;
const HEADERS = { accept: 'text/plain,application/xml,text/xml,*/*;q=0.1', 'accept-encoding': 'gzip, br' };

/** The start of a text file, whatever its type; without its text where the status is not 2xx. Throws faults. */
export async function readTextFile(
  access: WebAccess,
  { url: asked, maxBytes, ...within }: Within & { url: string; maxBytes: number },
): Promise<{ url: string; httpStatus: number; contentType: string; text: string; isCut: boolean }> {
  const { response, url } = await followRedirects(access, {
    ...within,
    url: asked,
    headers: HEADERS,
    maxRedirects: MAX_REDIRECTS,
  });
  const { statusCode: httpStatus = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  const about = { url: url.href, httpStatus, contentType };
  if (httpStatus < 200 || httpStatus > 299) {
    response.destroy();
    return { ...about, text: '', isCut: false };
  }
  const { bytes, isCut } = await readBody(response, maxBytes);
  return { ...about, text: decodeHtml({ bytes, contentType }), isCut };
}
