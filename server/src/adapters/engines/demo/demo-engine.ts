import { setTimeout as wait } from 'node:timers/promises';
import { takeTurn } from '#lib/async/take-turns';
import type { AnswerEngine, Asker, EngineQuestion, EngineReply } from '../answer-engine.ts';
import { askInTime } from '../ask-in-time.ts';
import { createChance } from './chance.ts';
import { type DemoFault, type DemoFaults } from './demo-faults.ts';
import { decideDemoFault } from './decide-demo-fault.ts';
import { generateDemoAnswer } from './generate-demo-answer.ts';
import { type DemoAnswer } from './demo-answer.ts';

export interface DemoSettings {
  /** Mean time to an answer; each call takes half to one and a half of it. */
  readonly latencyMs: number;
  readonly faults: DemoFaults;
  /** Another seed gives other answers to the same questions. */
  readonly seed?: string;
  /** Share of answers that name the company that asks, 0 to 1; by default each question has its own. */
  readonly mentionRate?: number;
}

const MODEL = 'citato-demo-1';
const NO_USAGE = { inputTokens: null, outputTokens: null, searches: 0, costMicroDollars: 0 };

const FAULT_DETAILS = {
  rate_limited: 'simulated: too many requests',
  provider_error: 'simulated: HTTP 503',
  network: 'simulated: ECONNRESET',
  bad_answer: 'simulated: half an answer',
} as const satisfies Partial<Record<DemoFault, string>>;

function toReply({ status, text, citations, searchQueries }: DemoAnswer): EngineReply {
  const usage = { ...NO_USAGE, searches: searchQueries.length };
  return { status, text, model: MODEL, citations, searchQueries, usage };
}

function buildFaultyReply(fault: Exclude<DemoFault, 'timeout' | 'unknown_detail'>): EngineReply {
  if (fault === 'refused' || fault === 'empty') {
    const text = fault === 'refused' ? 'Mi dispiace, ma non posso rispondere a questa domanda.' : '';
    return { status: fault, text, model: MODEL, citations: [], searchQueries: [], usage: NO_USAGE };
  }
  const retryAfterSeconds = fault === 'rate_limited' ? 1 : null;
  return {
    status: 'failed',
    kind: fault,
    detail: FAULT_DETAILS[fault],
    retryAfterSeconds,
    costMicroDollars: 0,
  };
}

/**
 * An engine that costs nothing and needs no network, so that the whole product can be tried. Its answers depend on the
 * question's text, the sample, the seed and the company that asks; its faults also on how often that question has
 * failed, so that asking again can succeed.
 */
export function createDemoEngine({
  settings,
  timeoutMs,
}: {
  settings: DemoSettings;
  timeoutMs: number;
}): AnswerEngine {
  const { latencyMs, faults, seed = 'citato', mentionRate } = settings;
  const failures = new Map<string, number>();

  function decideFault(key: string): DemoFault | null {
    const tries = failures.get(key) ?? 0;
    const fault = decideDemoFault({ faults, seed: `${key}\n${tries}` });
    if (fault === null) failures.delete(key);
    else failures.set(key, tries + 1);
    return fault;
  }

  async function answer({
    question,
    asker,
    signal,
  }: {
    question: EngineQuestion;
    asker: Asker | null;
    signal: AbortSignal;
  }): Promise<EngineReply> {
    const key = `${seed}\n${question.sample}\n${question.text}`;
    const fault = decideFault(key);
    const delayMs = latencyMs * (0.5 + createChance(`latency\n${key}`).fraction());
    await wait(fault === 'timeout' ? 2 * timeoutMs : delayMs, undefined, { signal });
    const isAnswered = fault === null || fault === 'timeout' || fault === 'unknown_detail';
    if (!isAnswered) return buildFaultyReply(fault);
    const { text, sample } = question;
    const habit = mentionRate === undefined ? {} : { mentionRate };
    const reply = await takeTurn(() =>
      toReply(generateDemoAnswer({ text, sample, seed, brand: asker, ...habit })),
    );
    return fault === 'unknown_detail' ? { ...reply, unknownDetails: ['annotation'] } : reply;
  }

  function explain(error: unknown): EngineReply {
    const detail = error instanceof Error ? error.name : 'unknown';
    return { status: 'failed', kind: 'provider_error', detail, retryAfterSeconds: null, costMicroDollars: 0 };
  }

  return {
    id: 'demo',
    model: MODEL,
    estimatedCostMicroDollars: 0,
    typicalCostMicroDollars: 0,
    ask: (question, { signal, asker }) =>
      askInTime({
        signal,
        timeoutMs,
        costIfStopped: 0,
        call: (either) => answer({ question, asker: asker ?? null, signal: either }),
        explain,
      }),
  };
}
