import { api, liveEvent, type LiveEvent } from '@citato/contract';
import { parseJson } from '../api-error.ts';
import { addressOf } from '../browser/base-path.ts';
import { createEventParser } from './event-parser.ts';
import { setStreamLost } from '../connection.ts';
import { refreshAccessToken } from '../session/refresh-access-token.ts';
import { readAccessToken, readSession } from '../session/session-store.ts';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** A server that starts anew is back before that many tries. */
const LOST_AFTER_FAILURES = 3;
/**
 * The server sends something every 25 seconds: a connection without data for longer is closed, also where no error was
 * reported.
 */
const IDLE_TIMEOUT_MS = 60_000;

interface StreamHandlers {
  onEvent: (event: LiveEvent) => void;
  /** The stream is back after a break, or came late: what happened meanwhile may be more than it can replay. */
  onResume: () => void;
}

/**
 * Follows the signed-in user's events until the returned function is called. Read by fetch, for the bearer header;
 * a stream that ends (the token's end, a new server) is resumed after the last event seen.
 */
export function openEventStream(handlers: StreamHandlers): () => void {
  const abort = new AbortController();
  void follow({ handlers, signal: abort.signal }).finally(() => {
    setStreamLost(false);
  });
  return () => {
    abort.abort();
  };
}

async function follow({
  handlers,
  signal,
}: {
  handlers: StreamHandlers;
  signal: AbortSignal;
}): Promise<void> {
  let lastEventId: string | null = null;
  let failures = 0;
  let hasBeenOpen = false;
  while (!signal.aborted && readSession().status === 'signed-in') {
    try {
      const response = await connect({ lastEventId, signal });
      if (hasBeenOpen || failures > 0) handlers.onResume();
      hasBeenOpen = true;
      failures = 0;
      setStreamLost(false);
      for await (const message of readMessages(response)) {
        lastEventId = message.id ?? lastEventId;
        const event = liveEvent.safeParse(parseJson(message.data));
        if (event.success) handlers.onEvent(event.data);
      }
    } catch {
      failures += 1;
      if (failures === LOST_AFTER_FAILURES) setStreamLost(true);
    }
    await waitBeforeRetry({ failures, signal });
  }
}

async function connect({
  lastEventId,
  signal,
}: {
  lastEventId: string | null;
  signal: AbortSignal;
}): Promise<Response> {
  const open = (accessToken: string) =>
    fetch(addressOf(api.streamEvents.path), {
      signal,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${accessToken}`,
        ...(lastEventId !== null && { 'last-event-id': lastEventId }),
      },
    });
  const accessToken = readAccessToken() ?? (await refreshAccessToken(null));
  const response = await open(accessToken);
  const answer = response.status === 401 ? await open(await refreshAccessToken(accessToken)) : response;
  if (!answer.ok || answer.body === null)
    throw new Error(`The event stream answered ${String(answer.status)}`);
  return answer;
}

async function* readMessages(response: Response) {
  if (response.body === null) return;
  const parse = createEventParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await withinIdleTimeout(reader.read());
      if (done) return;
      yield* parse(value);
    }
  } finally {
    // An abandoned connection is closed here, too.
    reader.cancel().catch(() => undefined);
  }
}

/** What is read, unless it takes too long: then the network may have changed, or this machine has slept. */
function withinIdleTimeout<Read>(read: Promise<Read>): Promise<Read> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The event stream fell silent'));
    }, IDLE_TIMEOUT_MS);
    read.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** Milliseconds before the next try: doubled with each failure in a row, at most half a minute. */
export function decideRetryDelayMs(failures: number): number {
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/** Waits before the next try, which comes at once when the network does. */
function waitBeforeRetry({ failures, signal }: { failures: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, decideRetryDelayMs(failures));
    signal.addEventListener('abort', end, { signal: ended.signal });
    window.addEventListener('online', end, { signal: ended.signal });
  });
}
