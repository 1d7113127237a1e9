import type { EngineId } from '@citato/contract';
import type { FailureKind } from '#features/answers';
import type { Transaction } from '#platform/db';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { type SampleState, isAwaited } from '../rules/awaited-answer.ts';
import { decideDeferredStart } from '../rules/due-prompts.ts';
import { decideNextAttempt } from '../rules/engine-attempts.ts';
import { backfillJob } from '../run-job.ts';
import {
  type AttemptRow,
  type PlannedAttempt,
  deleteAttempts,
  saveAttempt,
} from '../store/engine-attempts.ts';
import type { AnalysisRow } from '../tables.ts';

/** What became of the samples that were to be asked of one engine. */
export interface EngineCollection {
  /** Samples for which no call was made because the engine is paused. */
  readonly unasked: readonly number[];
  readonly wasAsked: boolean;
  /** The engine is not to be asked again before. */
  readonly notBefore: Date | null;
  /** The day's budget kept samples from being asked. */
  readonly deferral: 'over_budget' | 'over_share' | null;
}

/** The outcome of a run. */
export interface Collection {
  /** The day's budget keeps the analysis from going on for now. */
  readonly deferral: EngineCollection['deferral'];
  /** What became of each engine that was to be asked. */
  readonly engines: ReadonlyMap<EngineId, EngineCollection | 'left_to_planned'>;
  /** What the prompt missed before, by engine. */
  readonly attempts: readonly PlannedAttempt[];
}

interface StoredSample extends SampleState {
  readonly engine: EngineId;
}

/** Writes down which engines of an analysis are to be asked again and when, and enqueues it. */
export async function planAttempts(
  deps: AnalysisFeatureDeps,
  tx: Transaction,
  {
    analysis,
    collection,
    answers,
    again = null,
  }: {
    analysis: AnalysisRow;
    collection: Collection;
    answers: readonly StoredSample[];
    /** The engine a backfill asked; the others are as they were. */
    again?: EngineId | null;
  },
): Promise<void> {
  const { id: analysisId, promptId, userId, createdAt: startedAt } = analysis;
  const now = deps.clock.now();
  const settled: EngineId[] = [];
  for (const { engine } of analysis.engines) {
    const asked = collection.engines.get(engine);
    if ((again !== null && engine !== again) || asked === 'left_to_planned') continue;
    const known = collection.attempts.find((row) => row.engine === engine) ?? null;
    const missed = answers.filter((one) => one.engine === engine && isAwaited(one));
    if (missed.length === 0 && known === null) continue;
    const next = decideNextAttempt({
      history: known !== null && (known.isDown || known.analysisId === analysisId) ? known : null,
      isPlannedOne: again === engine,
      yielded: {
        answered: answers.filter((one) => one.engine === engine && !isAwaited(one)).length,
        missing: missed.length,
        wasAsked: asked?.wasAsked ?? missed.some(({ failureKind }) => failureKind !== 'unavailable'),
        notBefore: decideEarliest({ asked, promptId, now }),
      },
      promptId,
      startedAt,
      now,
    });
    if (next === null) {
      if (known !== null) settled.push(engine);
      continue;
    }
    const { failingSince, attempts, nextAttemptAt, isDown } = next;
    const failureKind = nameFailure({ missed, known });
    const row = { promptId, engine, analysisId, failingSince, attempts, nextAttemptAt, isDown, failureKind };
    await saveAttempt(tx, row);
    const order = { analysisId, engine, plannedFor: nextAttemptAt.toISOString() };
    await deps.queue.enqueue(tx, backfillJob, order, { startAfter: nextAttemptAt, groupId: userId });
  }
  await deleteAttempts(tx, { promptId, engines: settled });
}

/** The failure of the engine itself: a pause says nothing about its cause. */
function nameFailure({
  missed,
  known,
}: {
  missed: readonly StoredSample[];
  known: AttemptRow | null;
}): FailureKind | null {
  const own = missed.find(({ failureKind }) => failureKind !== null && failureKind !== 'unavailable');
  return own?.failureKind ?? known?.failureKind ?? (missed.length > 0 ? 'unavailable' : null);
}

/** A pause of the engine, or the day's budget. */
function decideEarliest({
  asked,
  promptId,
  now,
}: {
  asked: EngineCollection | undefined;
  promptId: string;
  now: Date;
}): Date | null {
  if (!asked?.deferral) return asked?.notBefore ?? null;
  return decideDeferredStart({ promptId, now, reason: asked.deferral });
}
