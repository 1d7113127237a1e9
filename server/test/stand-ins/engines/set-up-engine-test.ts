import { DEFAULT_MARKET } from '@citato/contract';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { AnswerEngine, EngineReply } from '#adapters/engines';
import { describeAnswerEngine } from './describe-answer-engine.ts';
import {
  startOpenaiCompatible,
  type OpenaiCompatibleStandIn,
  type StandInRequest,
} from './openai-compatible.ts';
import { serveFixture, type FixtureServer } from './serve-fixture.ts';
import { toWireRule } from './suite-rules.ts';

export const ENGINE_QUESTION = {
  text: 'Qual è il miglior CRM «semplice» per 3 persone?',
  ...DEFAULT_MARKET,
  sample: 1,
} as const;

const PATIENT_MS = 10_000;
const never = () => new AbortController().signal;

type BuildEngine = (place: { baseUrl: string; timeoutMs: number }) => AnswerEngine;

/**
 * What every engine behind HTTP is tested with: the shared suite against the stand-in, and recorded answers.
 * @param fixtures the folder of the engine's recorded answers
 */
export function setUpEngineTest({
  name,
  fixtures,
  build,
}: {
  name: string;
  fixtures: URL;
  build: BuildEngine;
}) {
  let standIn: OpenaiCompatibleStandIn;
  let recorded: FixtureServer | null = null;
  beforeAll(async () => {
    standIn = await startOpenaiCompatible();
  });
  afterEach(async () => {
    await recorded?.close();
    recorded = null;
  });
  afterAll(() => standIn.close());

  describeAnswerEngine({
    name,
    build: ({ fault, timeoutMs }) => {
      standIn.setRules([toWireRule(fault)]);
      return build({ baseUrl: standIn.baseUrl, timeoutMs });
    },
  });

  return {
    /** The request of one call as it arrived at the provider. */
    seeRequest: async (other: BuildEngine = build): Promise<StandInRequest | undefined> => {
      // One of its own: a call that an earlier test gave up may still arrive at the shared one.
      const provider = await startOpenaiCompatible();
      try {
        const engine = other({ baseUrl: provider.baseUrl, timeoutMs: PATIENT_MS });
        await engine.ask(ENGINE_QUESTION, { signal: never() });
        return provider.requests.at(-1);
      } finally {
        await provider.close();
      }
    },
    /** What an answer of the provider, kept as a file, comes to. */
    askRecorded: async (
      file: string,
      { status = 200, build: other = build }: { status?: number; build?: BuildEngine } = {},
    ): Promise<EngineReply> => {
      recorded = await serveFixture({
        body: await readFile(new URL(`${file}.json`, fixtures), 'utf8'),
        status,
      });
      const engine = other({ baseUrl: recorded.baseUrl, timeoutMs: PATIENT_MS });
      return engine.ask(ENGINE_QUESTION, { signal: never() });
    },
  };
}
