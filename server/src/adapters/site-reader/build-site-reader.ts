import { withTimeout } from '#lib/async/with-timeout';
import { parseWebAddress, requestGuarded, type WebAccess, WebFault } from '#adapters/guarded-web';
import { readEitherScheme } from './read-either-scheme.ts';
import { findTarget } from './follow-redirects.ts';
import { inspectPage } from './inspect-page.ts';
import { readTextFile } from './read-text-file.ts';
import { ACCEPT, readSite } from './read-site.ts';
import { SiteFault } from './site-fault.ts';
import type { FailedVisit, SiteFailureKind, SiteReader, SiteReading } from './site-reader.ts';

/** A reader over any access to the web: every fault becomes a state. */
export function buildSiteReader(access: WebAccess): SiteReader {
  return {
    read: async ({ url, signal }) => {
      try {
        const page = await withTimeout({ timeoutMs: access.timeoutMs, signal }, (inTime) =>
          readEitherScheme(access, { url, signal: inTime, read: readSite }),
        );
        return { status: 'ok', ...page };
      } catch (error) {
        return explain({ error, signal });
      }
    },
    inspect: async ({ url, signal }) => {
      try {
        const page = await withTimeout({ timeoutMs: access.timeoutMs, signal }, (inTime) =>
          readEitherScheme(access, { url, signal: inTime, read: inspectPage }),
        );
        return { status: 'ok', ...page };
      } catch (error) {
        return explainVisit({ error, signal });
      }
    },
    readFile: async ({ url, maxBytes, signal }) => {
      try {
        const file = await withTimeout({ timeoutMs: access.timeoutMs, signal }, (inTime) =>
          readTextFile(access, { url, maxBytes, signal: inTime }),
        );
        return { status: 'ok', ...file };
      } catch (error) {
        return explainVisit({ error, signal });
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

function explainVisit(fault: { error: unknown; signal: AbortSignal }): FailedVisit {
  const { kind } = explain(fault);
  const { error } = fault;
  return { status: 'failed', kind, httpStatus: error instanceof SiteFault ? error.httpStatus : null };
}

function explain({
  error,
  signal,
}: {
  error: unknown;
  signal: AbortSignal;
}): Extract<SiteReading, { status: 'failed' }> {
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
