import type { IncomingMessage } from 'node:http';
import { parseWebAddress, requestGuarded, type WebAccess } from '#adapters/guarded-web';
import { SiteFault } from './site-fault.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** In which time. */
export interface Within {
  readonly signal: AbortSignal;
  readonly connectTimeoutMs?: number;
}

/** What is asked for where: following redirects, each checked as if it had been typed. Throws faults. */
export async function followRedirects(
  access: WebAccess,
  {
    url,
    headers,
    maxRedirects,
    ...within
  }: Within & { url: string; headers: Readonly<Record<string, string>>; maxRedirects: number },
): Promise<{ response: IncomingMessage; url: URL }> {
  let current = parseWebAddress(url);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (current === null) throw new SiteFault('refused', 'not an address of the public web');
    const response = await requestGuarded(access, { ...within, url: current, method: 'GET', headers });
    const target = findTarget(response);
    if (target === null) return { response, url: current };
    response.destroy();
    current = parseWebAddress(target, { base: current });
  }
  throw new SiteFault('too_many_redirects', `more than ${String(maxRedirects)} redirects`);
}

/** What a redirect names as its goal; null when the response is none. */
export function findTarget({ statusCode = 0, headers }: IncomingMessage): string | null {
  return REDIRECTS.has(statusCode) ? (headers.location ?? null) : null;
}
