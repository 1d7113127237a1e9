import { extractMentions } from '@citato/mentions';
import type { AnswerEngine } from '#adapters/engines';
import type { OwnedPrompt } from '#features/companies';
import { bookCalls } from '#features/spending';
import { type EngineCallId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { createBatchWriter } from './batch-answers.ts';
import { type AnalysisRun, type PlannedCall, makeCall } from './make-call.ts';
import { listKnownCompanies } from './rules/known-companies.ts';
import { listMissingSamples } from './rules/plan-answers.ts';
import { romeDaySpan } from './rules/rome-time.ts';
import { type LandedCall, RunLostError, storeAnswers } from './store-answers.ts';
import { type AnalysisRow, holdFence } from './store/analyses.ts';
import { listAnswered } from './store/answers.ts';
import { findMonitoringData } from './store/metrics.ts';

type Collection = 'complete' | 'over_budget';

/** Asks every planned sample that has no answer yet; each answer is stored as it lands. No connection is held meanwhile. */
export async function collectAnswers(
  deps: AnalysisDeps,
  { analysis, subject, signal }: { analysis: AnalysisRow; subject: OwnedPrompt; signal: AbortSignal },
): Promise<Collection> {
  const failure = new AbortController();
  const fail = (error: unknown) => failure.abort(error);
  const writer = createBatchWriter<LandedCall>({
    write: (landed) => storeAnswers(deps, { run: analysis, landed }),
    onError: fail,
  });
  const monitoring = await findMonitoringData(deps.db, subject.prompt.id);
  const run: AnalysisRun = {
    analysis,
    subject,
    language: extractMentions({ answer: subject.prompt.text }).language,
    knownCompanies: listKnownCompanies(monitoring?.mentionedCompanies ?? []),
    stop: AbortSignal.any([signal, failure.signal]),
    writer,
    fail,
  };
  const missing = listMissingSamples({
    plan: analysis.engines,
    available: deps.engines.map(({ id }) => id),
    answered: await listAnswered(deps.db, analysis.id),
  });
  const collections = await Promise.all(
    missing.map(async ({ engine: id, samples }) => {
      const engine = deps.engines.find((candidate) => candidate.id === id);
      return engine === undefined ? 'complete' : askSamples(deps, { run, engine, samples });
    }),
  );
  await writer.drain();
  run.stop.throwIfAborted();
  return collections.includes('over_budget') ? 'over_budget' : 'complete';
}

/** Asks one engine in waves: as many calls as it has free slots, booked in one statement before they are made. */
async function askSamples(
  deps: AnalysisDeps,
  { run, engine, samples }: { run: AnalysisRun; engine: AnswerEngine; samples: readonly number[] },
): Promise<Collection> {
  const calls: Promise<void>[] = [];
  let left = samples;
  try {
    while (left.length > 0) {
      const lease = await deps.slots.take({ engine: engine.id, wanted: left.length, signal: run.stop });
      const booked = await bookWave(deps, { run, engine, samples: left.slice(0, lease.granted) }).catch(
        (error: unknown) => {
          run.fail(error);
          return [];
        },
      );
      for (let unused = booked.length; unused < lease.granted; unused += 1) lease.releaseOne();
      const releaseSlot = lease.releaseOne;
      calls.push(...booked.map((call) => makeCall(deps, { run, engine, call, releaseSlot })));
      if (booked.length < lease.granted) return 'over_budget';
      left = left.slice(booked.length);
    }
    return 'complete';
  } catch (error) {
    run.fail(error);
    return 'complete';
  } finally {
    await Promise.all(calls);
  }
}

async function bookWave(
  { db, clock, policy }: AnalysisDeps,
  { run, engine, samples }: { run: AnalysisRun; engine: AnswerEngine; samples: readonly number[] },
): Promise<PlannedCall[]> {
  const now = clock.now();
  const { analysis } = run;
  const calls = samples.map((sample) => ({
    id: newId<EngineCallId>(),
    userId: analysis.userId,
    promptId: analysis.promptId,
    analysisId: analysis.id,
    purpose: 'answer' as const,
    engine: engine.id,
    model: engine.model,
    estimatedCostMicroDollars: engine.estimatedCostMicroDollars,
    startedAt: now,
    sample,
  }));
  return withTransaction(db, async (tx) => {
    const isHeld = await holdFence(tx, { analysisId: analysis.id, attempt: analysis.attempt });
    if (!isHeld) throw new RunLostError('The analysis is no longer ours');
    return bookCalls(tx, { calls, budgetCents: policy.dailyBudgetCents, day: romeDaySpan(now) });
  });
}
