import * as z from 'zod';
import { cutText } from '#lib/text';

const providerError = z.object({
  error: z.object({
    message: z.string().nullish(),
    type: z.string().nullish(),
    code: z.union([z.string(), z.number()]).nullish(),
    /** Google's name of the fault; its `code` repeats the HTTP status. */
    status: z.string().nullish(),
    details: z.array(z.unknown()).nullish(),
  }),
});
/** Google says in the body, not in a header, when to come back: "37s". */
const retryInfo = z.object({ retryDelay: z.templateLiteral([z.number(), 's']) });

export function readProviderError(body: unknown) {
  const json = typeof body === 'string' ? parseJson(body) : body;
  const parsed = providerError.safeParse(json);
  const { message, type, code, status, details } = parsed.success ? parsed.data.error : {};
  const names = status ? [status] : [code, type];
  return {
    message: message ?? '',
    codes: names.flatMap((name) => (name ? [String(name)] : [])),
    retryDelay: details?.map((detail) => retryInfo.safeParse(detail).data?.retryDelay).find(Boolean),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Providers echo keys and requests in their messages: neither belongs in a log. */
export function redact(text: string): string {
  return cutText(text.replace(/\b((sk|pk|key|pplx)-|AIza)[\w*-]{4,}/gi, '[key]'), 200);
}
