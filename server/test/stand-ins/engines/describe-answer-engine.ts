import { DEFAULT_MARKET } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import type { AnswerEngine, EngineQuestion } from '#adapters/engines';

/** The faults every engine can be made to meet. */
export type SuiteFault =
  | 'refused'
  | 'empty'
  | 'timeout'
  | 'rate_limited'
  | 'provider_error'
  | 'network'
  | 'bad_answer'
  | 'unknown_detail';

export interface EngineUnderTest {
  readonly name: string;
  /** An engine that meets the fault at every call, or answers soundly. */
  readonly build: (options: { fault: SuiteFault | null; timeoutMs: number }) => AnswerEngine;
  /** What is not as with an engine behind its own interface: pages do not refuse, some show no answer. */
  readonly differs?: {
    readonly faults: readonly ('refused' | 'empty')[];
    readonly emptyIs?: 'empty' | 'not_shown';
    /** A busy vendor does not say when to come back. */
    readonly saysWhen?: boolean;
  };
}

const PATIENT_MS = 10_000;
const QUESTION: EngineQuestion = {
  text: 'Quali sono i migliori software CRM per una piccola impresa?',
  ...DEFAULT_MARKET,
  sample: 1,
};

const never = () => new AbortController().signal;

/** What the pipeline relies on, whichever engine answers. */
const AS_USUAL: NonNullable<EngineUnderTest['differs']> = { faults: ['refused', 'empty'] };

export function describeAnswerEngine({ name, build, differs = AS_USUAL }: EngineUnderTest): void {
  describe(`${name} as an answer engine`, () => {
    it('answers a question with text, model, sources and usage', async () => {
      const engine = build({ fault: null, timeoutMs: PATIENT_MS });
      const reply = await engine.ask(QUESTION, { signal: never() });
      expect(reply.status).toBe('ok');
      if (reply.status === 'failed') return;
      expect(reply.text.length).toBeGreaterThan(200);
      expect(reply.model).not.toBe('');
      expect(reply.usage.costMicroDollars).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(reply.usage.costMicroDollars)).toBe(true);
      expect(reply.usage.costMicroDollars).toBeLessThanOrEqual(engine.estimatedCostMicroDollars);
      expect(engine.typicalCostMicroDollars).toBeLessThanOrEqual(engine.estimatedCostMicroDollars);
      for (const { url, span } of reply.citations) {
        expect(url).toMatch(/^https?:\/\//);
        if (span !== null) expect(reply.text.slice(span.start, span.end)).not.toBe('');
      }
    });

    it('gives every source once', async () => {
      const engine = build({ fault: null, timeoutMs: PATIENT_MS });
      for (const sample of [1, 2, 3, 4, 5]) {
        const reply = await engine.ask({ ...QUESTION, sample }, { signal: never() });
        const urls = reply.status === 'failed' ? [] : reply.citations.map((citation) => citation.url);
        expect(urls).toEqual([...new Set(urls)]);
      }
    });

    it('tells a refusal and an empty answer apart from an answer and from a failure', async () => {
      for (const fault of differs.faults) {
        const reply = await build({ fault, timeoutMs: PATIENT_MS }).ask(QUESTION, { signal: never() });
        expect(reply.status).toBe(fault === 'empty' ? (differs.emptyIs ?? 'empty') : fault);
        if (fault === 'empty') expect(reply).toMatchObject({ text: '' });
      }
    });

    it('loses nothing of an answer by details nobody knows, and says of what kind they were', async () => {
      const ask = (fault: 'unknown_detail' | null) =>
        build({ fault, timeoutMs: PATIENT_MS }).ask({ ...QUESTION, sample: 1 }, { signal: never() });
      const reply = await ask('unknown_detail');
      expect(reply).toMatchObject({ status: 'ok' });
      if (reply.status !== 'ok') return;
      expect(reply.text.length).toBeGreaterThan(200);
      expect(reply.citations).not.toEqual([]);
      expect(reply.unknownDetails).toHaveLength(1);
      expect((await ask(null)).unknownDetails).toBeUndefined();
    });

    it.each(['rate_limited', 'provider_error', 'network', 'bad_answer'] as const)(
      'reports %s as a failure of that kind with a detail for the log',
      async (fault) => {
        const reply = await build({ fault, timeoutMs: PATIENT_MS }).ask(QUESTION, { signal: never() });
        expect(reply).toMatchObject({ status: 'failed', kind: fault });
        if (reply.status !== 'failed') return;
        expect(reply.detail).not.toBe('');
        expect(reply.detail).not.toContain(QUESTION.text);
      },
    );

    it('hands on how long a busy provider asks us to wait', async () => {
      const reply = await build({ fault: 'rate_limited', timeoutMs: PATIENT_MS }).ask(QUESTION, {
        signal: never(),
      });
      const retryAfterSeconds = (differs.saysWhen ?? true) ? 1 : null;
      expect(reply).toMatchObject({ kind: 'rate_limited', retryAfterSeconds });
    });

    it('gives up by itself when no answer comes in time', async () => {
      const reply = await build({ fault: 'timeout', timeoutMs: 50 }).ask(QUESTION, { signal: never() });
      expect(reply).toMatchObject({ status: 'failed', kind: 'timeout' });
    });

    it('stops at once when the work is called off', async () => {
      const engine = build({ fault: 'timeout', timeoutMs: PATIENT_MS });
      const work = new AbortController();
      const reply = engine.ask(QUESTION, { signal: work.signal });
      work.abort();
      expect(await reply).toMatchObject({ status: 'failed', kind: 'aborted' });
    });

    it('does not begin, and costs nothing, when the work was called off before', async () => {
      const engine = build({ fault: null, timeoutMs: PATIENT_MS });
      const reply = await engine.ask(QUESTION, { signal: AbortSignal.abort() });
      expect(reply).toMatchObject({ status: 'failed', kind: 'aborted', costMicroDollars: 0 });
    });

    it('reports a deadline of the caller as a timeout', async () => {
      const engine = build({ fault: 'timeout', timeoutMs: PATIENT_MS });
      const reply = await engine.ask(QUESTION, { signal: AbortSignal.timeout(50) });
      expect(reply).toMatchObject({ status: 'failed', kind: 'timeout' });
    });
  });
}
