import type { IncomingMessage } from 'node:http';
import { parseWebAddress, requestGuarded, type WebAccess } from '#adapters/guarded-web';
import type { ClientDocuments } from './client-documents.ts';

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 5_000;
const IS_JSON = /^application\/([\w.+-]+\+)?json\b/i;

/** Reads documents of the public web: https, one request, no redirect, five seconds, 64 kB. */
export function createClientDocuments({
  access,
  allowsHttp,
}: {
  access: WebAccess;
  allowsHttp: boolean;
}): ClientDocuments {
  return {
    read: async (address) => {
      try {
        const url = parseWebAddress(address);
        if (url === null || (url.protocol !== 'https:' && !allowsHttp)) return null;
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const headers = { accept: 'application/json' };
        return await readJson(await requestGuarded(access, { url, method: 'GET', headers, signal }), signal);
      } catch {
        // Whatever is wrong with somebody else's server: there is no document.
        return null;
      }
    },
  };
}

/** A response that was given no encoding yields buffers. */
const toBuffers = (response: IncomingMessage): AsyncIterable<Buffer> => response;

async function readJson(response: IncomingMessage, signal: AbortSignal): Promise<unknown> {
  const stop = () => response.destroy(new Error('Too slow'));
  signal.addEventListener('abort', stop);
  try {
    if (response.statusCode !== 200 || !IS_JSON.test(response.headers['content-type'] ?? '')) return null;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of toBuffers(response)) {
      size += chunk.length;
      if (size > MAX_BYTES) return null;
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } finally {
    signal.removeEventListener('abort', stop);
    response.destroy();
  }
}
