import { serveAssistantOverStdio } from '#adapters/assistants';
import { DIRECT } from '#adapters/outbound';
import { buildOffer, createApiCaller } from '#features/api-access';
import { buildAppLink } from '#lib/app-link';

const TIMEOUT_MS = 30_000;

/** Answers an assistant over the standard streams of this process, by the API of a running product. */
export function serveAssistant({ address, key }: { address: string; key: string }): void {
  const appUrl = address.replace(/\/+$/, '');
  const api = createApiCaller({
    appUrl,
    send: async ({ method, path, body }) => {
      const response = await DIRECT.request({
        url: buildAppLink({ appUrl, path: `/api/v1/${path.replace(/^\/api\//, '')}` }),
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === null ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === null ? {} : { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const chunks = await response.toArray();
      return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') };
    },
  });
  serveAssistantOverStdio(buildOffer(), api);
}
