import { marketOf } from '@citato/contract/markets';
import type { EngineId } from '@citato/contract';
import { type AnswerEngine, listServingEngines } from '#adapters/engines';
import { listHeldEngines } from '#features/plans';
import { type ResultId, newIdAt } from '#lib/ids';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { askSamples } from './ask-samples.ts';
import { type AnalysisRun, buildUnasked } from './build-answer.ts';
import type { RunContext } from '../steps/open-runs.ts';
import type { Collection, EngineCollection } from '../finish/plan-attempts.ts';
import { isAwaited } from '../rules/awaited-answer.ts';
import { decideAttempt, isLeftToPlanned } from '../rules/engine-attempts.ts';
import { listMissingSamples } from '../rules/plan-answers.ts';
import type { OpenRun } from '../steps/store-answers.ts';
import type { PlannedAttempt } from '../store/engine-attempts.ts';
import type { Fence } from '../store/fences.ts';
import type { AnalysisRow } from '../tables.ts';

type AskedEngine = EngineCollection | 'left_to_planned';

/**
 * Asks the planned samples that have no answer; each answer is stored as it lands. No connection is held meanwhile.
 * @param again engine whose failed samples are asked once more; otherwise a failed sample is not asked again
 */
export async function collectAnswers(
  deps: AnalysisDeps,
  {
    analysis,
    context: { subject, earlier, attempts, knownCompanies, prepared, withheldEngines },
    fence,
    signal,
    again = null,
  }: {
    analysis: AnalysisRow;
    context: RunContext;
    fence: Fence;
    signal: AbortSignal;
    again?: EngineId | null;
  },
): Promise<Collection> {
  const market = marketOf(subject.prompt, subject.company);
  const missing = listMissingSamples({
    plan: analysis.engines.filter(({ engine }) => again === null || engine === again),
    available: listServingEngines({
      available: listHeldEngines({ available: deps.engines.map(({ id }) => id), withheld: withheldEngines }),
      market,
    }),
    answered: again === null ? earlier : earlier.filter((sample) => !isAwaited(sample)),
  });
  if (missing.length === 0) return { deferral: null, engines: new Map(), attempts };

  const failure = new AbortController();
  const fail = (error: unknown) => failure.abort(error);
  const answered = new Map(earlier.map((answer) => [`${answer.engine} ${String(answer.sample)}`, answer]));
  const open: OpenRun = { analysis, fence, answered };
  const stored: Promise<unknown>[] = [];
  const expected = deps.underWay.answers.expect(missing.flatMap(({ samples }) => samples).length);
  const run: AnalysisRun = {
    ...open,
    subject,
    market,
    knownCompanies,
    prepared: deps.reader === null ? null : prepared,
    stop: AbortSignal.any([signal, failure.signal]),
    complete: (call) => {
      const storing = deps.answers.add({ run: open, ...call }).catch(fail);
      stored.push(storing.finally(expected.dropOne));
    },
    fail,
  };
  try {
    const collected = await Promise.all(
      missing.flatMap(({ engine: id, samples }) => {
        const engine = deps.engines.find((candidate) => candidate.id === id);
        const history = attempts.find((row) => row.engine === id) ?? null;
        return engine === undefined
          ? []
          : [askEngineOf(deps, { run, engine, samples, history, isPlannedOne: again === id })];
      }),
    );
    await Promise.all(stored);
    run.stop.throwIfAborted();
    return { deferral: decideDeferral(collected), engines: new Map(collected), attempts };
  } finally {
    expected.dropAll();
  }
}

function decideDeferral(collected: readonly (readonly [EngineId, AskedEngine])[]): Collection['deferral'] {
  const deferrals = collected.map(([, one]) => (one === 'left_to_planned' ? null : one.deferral));
  if (deferrals.includes('over_budget')) return 'over_budget';
  return deferrals.includes('over_share') ? 'over_share' : null;
}

/**
 * Asks one engine, unless it is down and its next attempt lies ahead. Samples that are not asked get a row all the
 * same, unless the planned attempt of an earlier analysis asks for them anyway.
 */
async function askEngineOf(
  deps: AnalysisDeps,
  {
    run,
    engine,
    samples,
    history,
    isPlannedOne,
  }: {
    run: AnalysisRun;
    engine: AnswerEngine;
    samples: readonly number[];
    history: PlannedAttempt | null;
    isPlannedOne: boolean;
  },
): Promise<[EngineId, AskedEngine]> {
  if (history !== null && isLeftToPlanned({ planned: history, analysis: run.analysis }))
    return [engine.id, 'left_to_planned'];
  const verdict = decideAttempt({ history, isPlannedOne, now: deps.clock.now() });
  const collection =
    verdict.kind === 'wait'
      ? { unasked: samples, wasAsked: false, notBefore: verdict.until, deferral: null }
      : await askSamples(deps, { run, engine, samples, oneFirst: verdict.oneFirst });
  if (!run.stop.aborted) {
    const createdAt = deps.clock.now();
    for (const sample of collection.unasked) {
      const id = newIdAt<ResultId>(createdAt);
      const answer = buildUnasked({ run, engine, id, sample, createdAt });
      run.complete({ call: null, answer });
    }
  }
  return [engine.id, collection];
}
