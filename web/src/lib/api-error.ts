import { errorBody, type ErrorBody } from '@citato/contract';
import { formatWait } from './format-wait.ts';

/** A call that did not succeed; `message` is Italian and meant for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  /** Path in the request → message. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, when the server says so. */
  readonly retryAfterS: number | null;
  /** The source of the message: the answer, this browser, or none, since the answer had no message. */
  readonly source: 'answer' | 'browser' | 'nobody';

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
    retryAfterS?: number | null;
    source?: ApiError['source'];
  }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.retryAfterS = failure.retryAfterS ?? null;
    this.source = failure.source ?? 'answer';
  }
}

/** No answer at all: offline, blocked, cut. */
export function createNetworkError(): ApiError {
  return new ApiError({
    status: 0,
    code: 'client.network',
    message: 'La connessione non funziona. Controlla la rete e riprova.',
    source: 'browser',
  });
}

/** An answer this version of the page cannot read: most likely the page is older than the server. */
export function createUnreadableError(status: number): ApiError {
  return new ApiError({
    status,
    code: 'client.unreadable_response',
    message: 'La risposta del server non è leggibile. Ricarica la pagina e riprova.',
    source: 'browser',
  });
}

/** An error answer without a message for users: a proxy's page, an empty or unknown object. */
const NO_WORDS = 'Il server non risponde. Riprova tra poco.';

/**
 * The error an answer stands for: our own message, else the message of another JSON answer, else `fallbackMessage`. What
 * a proxy writes (a page, a status in English, an empty object) is no message for a user.
 */
export async function readApiError({
  response,
  fallbackMessage,
}: {
  response: Response;
  fallbackMessage?: string | undefined;
}): Promise<ApiError> {
  const body = parseJson(await response.text().catch(() => ''));
  const retryAfterS = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const known = errorBody.safeParse(body);
  const words = known.success
    ? tellWait({ body: known.data, retryAfterS })
    : (readMessage(body) ?? fallbackMessage ?? null);
  return new ApiError({
    status: response.status,
    code: known.success ? known.data.code : 'client.unknown',
    message: words ?? NO_WORDS,
    source: words === null ? 'nobody' : 'answer',
    fields: known.success ? known.data.fields : undefined,
    retryAfterS: Number.isNaN(retryAfterS) ? null : retryAfterS,
  });
}

function readMessage(body: unknown): string | null {
  const isMessage = typeof body === 'object' && body !== null && 'message' in body;
  return isMessage && typeof body.message === 'string' && body.message !== '' ? body.message : null;
}

// The server's sentence cannot know how long the wait is by the time it is read out of the catalogue.
function tellWait({ body, retryAfterS }: { body: ErrorBody; retryAfterS: number }): string {
  const isWait = body.code === 'request.rate_limited' && !Number.isNaN(retryAfterS);
  return isWait ? `Troppi tentativi. Riprova tra ${formatWait(retryAfterS)}.` : body.message;
}

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What to show for whatever was thrown: the sentence an answer came with, else the call's own `fallback`. A browser that
 * knows more, such as that it has no network, says so after it.
 */
export function readErrorMessage({ error, fallback }: { error: unknown; fallback: string }): string {
  if (!(error instanceof ApiError) || error.source === 'nobody') return fallback;
  if (error.source === 'answer' || fallback === '') return error.message;
  return `${fallback}${/[.!?]$/.test(fallback) ? '' : '.'} ${error.message}`;
}
