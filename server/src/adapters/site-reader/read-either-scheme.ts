import { parseWebAddress, type WebAccess, WebFault } from '#adapters/guarded-web';
import type { Within } from './follow-redirects.ts';

/** The part of the time for a page after which the other scheme is tried. */
const PART_TO_CONNECT = 0.4;

/**
 * Reads a page as a browser does whose user typed a host: where nothing can be connected to by the scheme of the address,
 * by the other one. What the other one says counts only when something answers there.
 */
export async function readEitherScheme<Page>(
  access: WebAccess,
  {
    url,
    signal,
    read,
  }: {
    url: string;
    signal: AbortSignal;
    read: (access: WebAccess, request: Within & { url: string }) => Promise<Page>;
  },
): Promise<Page> {
  try {
    const connectTimeoutMs = access.timeoutMs * PART_TO_CONNECT;
    return await read(access, { url, signal, connectTimeoutMs });
  } catch (error) {
    const other = findOtherScheme(url);
    if (other === null || signal.aborted || !isUnconnected(error)) throw error;
    return await read(access, { url: other, signal }).catch((fault: unknown) => {
      throw isUnconnected(fault) ? error : fault;
    });
  }
}

function findOtherScheme(url: string): string | null {
  const address = parseWebAddress(url);
  if (address === null) return null;
  address.protocol = address.protocol === 'https:' ? 'http:' : 'https:';
  return address.href;
}

const isUnconnected = (error: unknown): boolean => error instanceof WebFault && error.kind === 'unconnected';
