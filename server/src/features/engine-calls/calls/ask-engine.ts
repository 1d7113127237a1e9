import type { AnswerEngine, Asker, EngineQuestion, EngineReply } from '#adapters/engines';
import type { Clock } from '#lib/clock';

/** An engine that was told to stop has this long to say what came of the call. */
const ABORT_GRACE_MS = 1000;

const notAsked: EngineReply = {
  status: 'failed',
  kind: 'aborted',
  detail: 'Not asked: the run was stopped before',
  retryAfterSeconds: null,
  costMicroDollars: 0,
};

export interface AskedAnswer {
  readonly reply: EngineReply;
  readonly latencyMs: number;
}

/** Asks an engine once, for at most `timeoutMs`. Never throws: a fault is a reply, an engine that hangs is left behind. */
export async function askEngine({
  engine,
  question,
  asker,
  timeoutMs,
  stop,
  clock,
}: {
  engine: AnswerEngine;
  question: EngineQuestion;
  asker: Asker;
  timeoutMs: number;
  stop: AbortSignal;
  clock: Clock;
}): Promise<AskedAnswer> {
  if (stop.aborted) return { reply: notAsked, latencyMs: 0 };
  const startedAt = clock.now();
  const call = new AbortController();
  const left = Promise.withResolvers<EngineReply>();
  let isTimedOut = false;
  let grace: NodeJS.Timeout | undefined;
  const end = () => {
    call.abort();
    const ignored = () => left.resolve(failedReply(engine, 'The engine ignored that it was told to stop'));
    grace ??= setTimeout(ignored, ABORT_GRACE_MS);
  };
  const timer = setTimeout(() => {
    isTimedOut = true;
    end();
  }, timeoutMs);
  stop.addEventListener('abort', end, { once: true });
  const reply = await Promise.race([ask(engine, question, { signal: call.signal, asker }), left.promise]);
  stop.removeEventListener('abort', end);
  clearTimeout(timer);
  clearTimeout(grace);
  return {
    reply: nameTheCause({ reply, isStopped: stop.aborted, isTimedOut }),
    latencyMs: clock.now().getTime() - startedAt.getTime(),
  };
}

async function ask(
  engine: AnswerEngine,
  question: EngineQuestion,
  options: { signal: AbortSignal; asker: Asker },
): Promise<EngineReply> {
  try {
    return await engine.ask(question, options);
  } catch (error) {
    return failedReply(engine, error instanceof Error ? error.message : 'The engine threw');
  }
}

/** What such a call cost is unknown: the estimate stands. */
function failedReply(engine: AnswerEngine, detail: string): EngineReply {
  return {
    status: 'failed',
    kind: 'provider_error',
    detail,
    retryAfterSeconds: null,
    costMicroDollars: engine.estimatedCostMicroDollars,
  };
}

function nameTheCause({
  reply,
  isStopped,
  isTimedOut,
}: {
  reply: EngineReply;
  isStopped: boolean;
  isTimedOut: boolean;
}): EngineReply {
  if (reply.status !== 'failed') return reply;
  if (isStopped) return { ...reply, kind: 'aborted' };
  return isTimedOut ? { ...reply, kind: 'timeout' } : reply;
}
