import { requestGuarded, type WebAccess } from './guarded-request.ts';
import { findTarget, readSite } from './read-site.ts';
import { SiteFault } from './site-fault.ts';
import type { SiteReader, SiteReading } from './site-reader.ts';
import { parseWebAddress } from './web-address.ts';

/** A reader over any access to the web: every fault becomes a state. */
export function buildSiteReader(access: WebAccess): SiteReader {
  return {
    read: async ({ url, signal }) => {
      const either = AbortSignal.any([signal, AbortSignal.timeout(access.timeoutMs)]);
      try {
        return { status: 'ok', ...(await readSite(access, { url, signal: either })) };
      } catch (error) {
        return explain({ error, signal: either });
      }
    },
    resolveRedirect: async ({ url, allowedHost, timeoutMs }) => {
      const address = parseWebAddress(url);
      if (address?.hostname !== allowedHost) return null;
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const response = await requestGuarded(access, { url: address, method: 'HEAD', signal });
        response.destroy();
        const target = findTarget(response);
        return target === null ? null : (parseWebAddress(target, address)?.href ?? null);
      } catch {
        return null;
      }
    },
  };
}

function explain({ error, signal }: { error: unknown; signal: AbortSignal }): SiteReading {
  const status = 'failed';
  if (signal.aborted) {
    const isTimeout = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
    return isTimeout
      ? { status, kind: 'timeout', detail: 'not there in time' }
      : { status, kind: 'aborted', detail: 'stopped by us' };
  }
  if (error instanceof SiteFault) return { status, kind: error.kind, detail: error.message };
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
  // What the unpacking throws; everything else is the way there.
  const kind = /^(Z_|ERR_(_|BROTLI|PADDING))/.test(code) ? 'unreadable' : 'unreachable';
  return { status, kind, detail: code.slice(0, 100) };
}
