import { withTimeout } from '#lib/async/with-timeout';
import { parseWebAddress, requestGuarded, type WebAccess, WebFault } from '#adapters/guarded-web';
import { readEitherScheme } from './read-either-scheme.ts';
import { ACCEPT, findTarget } from './read-site.ts';
import { SiteFault } from './site-fault.ts';
import type { SiteFailureKind, SiteReader, SiteReading } from './site-reader.ts';

/** A reader over any access to the web: every fault becomes a state. */
export function buildSiteReader(access: WebAccess): SiteReader {
  return {
    read: async ({ url, signal }) => {
      try {
        const page = await withTimeout({ timeoutMs: access.timeoutMs, signal }, (inTime) =>
          readEitherScheme(access, { url, signal: inTime }),
        );
        return { status: 'ok', ...page };
      } catch (error) {
        return explain({ error, signal });
      }
    },
    resolveRedirect: async ({ url, allowedHost, timeoutMs }) => {
      const address = parseWebAddress(url);
      if (address?.hostname !== allowedHost) return null;
      try {
        const target = await withTimeout({ timeoutMs }, async (signal) =>
          findTarget(await requestGuarded(access, { url: address, method: 'HEAD', headers: ACCEPT, signal })),
        );
        return target === null ? null : (parseWebAddress(target, { base: address })?.href ?? null);
      } catch {
        return null;
      }
    },
  };
}

function explain({ error, signal }: { error: unknown; signal: AbortSignal }): SiteReading {
  const status = 'failed';
  if (signal.aborted) return { status, kind: 'aborted', detail: 'stopped by us' };
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { status, kind: 'timeout', detail: 'not there in time' };
  }
  if (error instanceof SiteFault || error instanceof WebFault)
    return { status, kind: nameKind(error), detail: error.message };
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
  // Errors of the decompression; everything else is a connection fault.
  const kind = /^(Z_|ERR_(_|BROTLI|PADDING))/.test(code) ? 'unreadable' : 'unreachable';
  return { status, kind, detail: code.slice(0, 100) };
}

function nameKind({ kind }: SiteFault | WebFault): SiteFailureKind {
  return kind === 'unconnected' ? 'unreachable' : kind;
}
