import type { AnswerStatus, EngineId } from '@citato/contract';
import { type SettledCall, settleCalls, updateSettled } from '#features/engine-calls';
import { type NewAnswer, insertNodeAnswers } from '#features/answers';
import type { AnalysisId } from '#lib/ids';
import type { Context } from '#platform/context';
import { retryConflicts, withTransaction } from '#platform/db';
import { describeProgress } from '../finish/publish-progress.ts';
import { countProgress } from '../rules/count-progress.ts';
import type { Fence } from '../store/fences.ts';
import { storeSteps, storeStepsWithAnswers } from '../store/progress.ts';
import type { AnalysisRow } from '../tables.ts';

/** Another worker holds the analysis, or its prompt was deleted or archived: this worker stops. */
export class RunLostError extends Error {
  override readonly name = 'RunLostError';
}

/** What a run knows of its analysis; only the run that holds the fence changes it. */
export interface OpenRun {
  readonly analysis: AnalysisRow;
  readonly fence: Fence;
  /** The samples that have a row, by engine and number. */
  readonly answered: Map<string, { engine: EngineId; status: AnswerStatus; isNamed: boolean }>;
}

/** A processed sample: what its call cost, and the answer it brought. */
export interface CompletedCall {
  readonly run: OpenRun;
  /** The result of its call. Null: none was made. */
  readonly call: SettledCall | null;
  /** Null: we cancelled the call ourselves, or its reply could not be read. */
  readonly answer: NewAnswer | null;
}

type StoringDeps = Pick<Context, 'db' | 'clock' | 'live' | 'nodes'>;

/**
 * Stores a batch of answers with their mentions and citations and settles their calls, all or nothing. Spent money
 * is settled even when the fence is lost; answers of such an analysis are not stored, but returned.
 */
export async function storeAnswers(
  deps: StoringDeps,
  completed: readonly CompletedCall[],
): Promise<(Error | null)[]> {
  const now = deps.clock.now();
  const byRun = Map.groupBy(
    completed.filter(({ answer }) => answer !== null),
    ({ run }) => run,
  );
  const steps = [...byRun].map(([run, ofRun]) => describeStep(run, listAnswers(ofRun)));
  const batch = { steps, calls: completed.flatMap(({ call }) => call ?? []), now };
  const held = await (deps.nodes.isSpread ? storeApart : storeTogether)(deps, batch);
  for (const { run, answered } of steps) {
    if (!held.has(run.analysis.id)) continue;
    for (const [key, sample] of answered) run.answered.set(key, sample);
  }
  return completed.map(({ run, answer }) =>
    answer === null || held.has(run.analysis.id) ? null : new RunLostError('The analysis is no longer ours'),
  );
}

interface Batch {
  readonly steps: readonly ReturnType<typeof describeStep>[];
  readonly calls: readonly SettledCall[];
  readonly now: Date;
}

/** One statement for all of it. */
async function storeTogether(
  { db, live }: StoringDeps,
  { steps, calls, now }: Batch,
): Promise<Set<AnalysisId>> {
  const settlement = { calls, finishedAt: now };
  return retryConflicts(async () => {
    if (steps.length > 0)
      return storeStepsWithAnswers(db, {
        steps,
        answers: steps.flatMap((one) => one.answers),
        lastProgressAt: now,
        settlement: updateSettled(settlement),
        publish: (subjects) => live.partsThatPublish({ messages: listMessages(steps), subjects }),
      });
    await settleCalls(db, settlement);
    return new Set<AnalysisId>();
  });
}

/** Statement by statement: what one takes from another would go by way of every node. */
async function storeApart({ db, live }: StoringDeps, { steps, calls, now }: Batch): Promise<Set<AnalysisId>> {
  return withTransaction(db, async (tx) => {
    await settleCalls(tx, { calls, finishedAt: now });
    if (steps.length === 0) return new Set<AnalysisId>();
    const kept = await storeSteps(tx, { steps, lastProgressAt: now });
    const ours = steps.filter(({ run }) => kept.has(run.analysis.id));
    await insertNodeAnswers(
      tx,
      ours.flatMap(({ answers }) => answers),
    );
    await live.publishAll(tx, listMessages(ours));
    return kept;
  });
}

/** How far the runs are, for their users; what comes after an end is not announced. */
function listMessages(steps: Batch['steps']) {
  return steps
    .filter(({ run }) => run.fence.phase === 'open')
    .map(({ run: { analysis }, step, engines }) => ({
      userId: analysis.userId,
      subject: analysis.id,
      event: { type: 'analysis.progress', progress: describeProgress({ analysis, step, engines }) } as const,
    }));
}

function listAnswers(completed: readonly CompletedCall[]): NewAnswer[] {
  return completed.flatMap(({ answer }) => (answer === null ? [] : [answer]));
}

/** How far a run is with these answers. */
function describeStep(run: OpenRun, answers: readonly NewAnswer[]) {
  const answered = new Map(run.answered);
  for (const { result, mentions } of answers) {
    const { engine, sample, status } = result;
    const isNamed = mentions.some(({ isOwn }) => isOwn);
    answered.set(`${engine} ${String(sample)}`, { engine, status, isNamed });
  }
  const engines = countProgress({ engines: run.analysis.engines, answers: [...answered.values()] });
  const isComplete = engines.every(({ answered: done, planned }) => done >= planned);
  const step: 'reading' | 'asking' = isComplete ? 'reading' : 'asking';
  return { run, fence: run.fence, answers, answered, engines, step };
}
