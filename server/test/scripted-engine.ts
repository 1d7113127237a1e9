import type { EngineId } from '@citato/contract';
import type { AnswerEngine, EngineQuestion, EngineReply } from '#adapters/engines';

export type ScriptedReply = EngineReply | Promise<EngineReply>;

/** An engine that answers what a test wrote, and remembers what it was asked. */
export interface ScriptedEngine extends AnswerEngine {
  readonly asked: EngineQuestion[];
  /** The most calls that were under way at one time. */
  readonly maxAtOnce: () => number;
}

export function createScriptedEngine({
  id = 'openai',
  reply,
  estimatedCostMicroDollars = 1000,
}: {
  id?: EngineId;
  reply: (question: EngineQuestion, options: { signal: AbortSignal; call: number }) => ScriptedReply;
  estimatedCostMicroDollars?: number;
}): ScriptedEngine {
  const asked: EngineQuestion[] = [];
  let atOnce = 0;
  let most = 0;
  return {
    id,
    model: `${id}-scripted`,
    estimatedCostMicroDollars,
    typicalCostMicroDollars: estimatedCostMicroDollars,
    asked,
    maxAtOnce: () => most,
    ask: async (question, { signal }) => {
      asked.push(question);
      const call = asked.length;
      atOnce += 1;
      most = Math.max(most, atOnce);
      try {
        return await reply(question, { signal, call });
      } finally {
        atOnce -= 1;
      }
    },
  };
}

/** A list as engines write it, first company first. */
export function answerNaming(...companies: string[]): EngineReply {
  const items = companies.map((name, index) => `${String(index + 1)}. **${name}**`);
  return answerText(`Ecco alcune aziende:\n\n${items.join('\n')}\n`);
}

export function answerText(text: string, status: 'ok' | 'refused' | 'empty' = 'ok'): EngineReply {
  return {
    status,
    text,
    model: 'scripted-1',
    citations: [],
    searchQueries: [],
    usage: { inputTokens: 10, outputTokens: 20, searches: 0, costMicroDollars: 700 },
  };
}

export function noAnswer(
  kind: Extract<EngineReply, { status: 'failed' }>['kind'] = 'provider_error',
): EngineReply {
  return {
    status: 'failed',
    kind,
    detail: 'as the test wants',
    retryAfterSeconds: null,
    costMicroDollars: 0,
  };
}

/** A reply that comes when the test says so. */
export function createLatch(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
