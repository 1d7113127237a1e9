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

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
    retryAfterS?: number | null;
  }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.retryAfterS = failure.retryAfterS ?? null;
  }
}

/** No answer at all: offline, blocked, cut. */
export function createNetworkError(): ApiError {
  return new ApiError({
    status: 0,
    code: 'client.network',
    message: 'La connessione non funziona. Controlla la rete e riprova.',
  });
}

/** An answer this version of the page cannot read: most likely the page is older than the server. */
export function createUnreadableError(status: number): ApiError {
  return new ApiError({
    status,
    code: 'client.unreadable_response',
    message: 'La risposta del server non è leggibile. Ricarica la pagina e riprova.',
  });
}

/**
 * The error an answer stands for. An answer without our JSON (a proxy's page) gets `fallbackMessage`, else its
 * plain text, else its status text.
 */
export async function readApiError({
  response,
  fallbackMessage,
}: {
  response: Response;
  fallbackMessage?: string | undefined;
}): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const retryAfterS = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const known = errorBody.safeParse(parseJson(text));
  const isPlain = text !== '' && response.headers.get('content-type')?.startsWith('text/html') !== true;
  return new ApiError({
    status: response.status,
    code: known.success ? known.data.code : 'client.unknown',
    message: known.success
      ? tellWait({ body: known.data, retryAfterS })
      : (fallbackMessage ?? ((isPlain ? text : response.statusText) || `Errore ${String(response.status)}`)),
    fields: known.success ? known.data.fields : undefined,
    retryAfterS: Number.isNaN(retryAfterS) ? null : retryAfterS,
  });
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

/** The sentence to show for whatever was thrown: the server's own, else `fallback`. */
export function readErrorMessage({ error, fallback }: { error: unknown; fallback: string }): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
