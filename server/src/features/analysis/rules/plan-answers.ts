import type { EngineId } from '@citato/contract';
import type { EngineProgress } from './analysis-progress.ts';

const NOTHING_ASKED = { answered: 0, failed: 0, ok: 0, named: 0 };

/** What an analysis plans to ask: every engine the same number of times. */
export function planAnalysis({
  engines,
  answersPerAnalysis,
}: {
  engines: readonly EngineId[];
  answersPerAnalysis: number;
}): EngineProgress[] {
  return engines.map((engine) => ({ engine, planned: answersPerAnalysis, ...NOTHING_ASKED }));
}

/** The samples (1-based) still without an answer, per engine; an engine that is no longer configured is left out. */
export function listMissingSamples({
  plan,
  available,
  answered,
}: {
  plan: readonly { engine: EngineId; planned: number }[];
  available: readonly EngineId[];
  answered: readonly { engine: EngineId; sample: number }[];
}): { engine: EngineId; samples: number[] }[] {
  return plan
    .filter(({ engine }) => available.includes(engine))
    .map(({ engine, planned }) => ({
      engine,
      samples: Array.from({ length: planned }, (_, index) => index + 1).filter(
        (sample) => !answered.some((answer) => answer.engine === engine && answer.sample === sample),
      ),
    }))
    .filter(({ samples }) => samples.length > 0);
}
