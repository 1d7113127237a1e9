import { markRetried, replaceReadings } from '#features/answers';
import type { Reader } from '#adapters/reader';
import { holdPromptAsSystem, type OwnedPrompt } from '#features/companies';
import { findBreaker, type GuardedCallDeps, readBreaker } from '#features/engine-calls';
import { listMentionedCompanies, lockFigures, rollUpDays } from '#features/measurements';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { type ReadTogether, readByModel } from '../read/read-by-model.ts';
import { refreshNumbers } from './refresh-numbers.ts';
import { listKnownCompanies } from '../rules/known-companies.ts';
import { planReadings } from '../rules/plan-readings.ts';
import { listReported, replaceModelReadings } from '../store/model-readings.ts';
import { addProposals } from '../store/name-proposals.ts';
import type { OldAnswer } from '../store/rereading.ts';
import { listFailedAnswers } from './list-failed-answers.ts';

type Deps = GuardedCallDeps & Pick<Context, 'live' | 'events'>;

/** A budget is new at midnight, a provider works again within hours; older answers stay as they are. */
const HOURS_BACK = 48;
/** This many in one round, the oldest first: the day's analyses come before them. */
const ANSWERS_PER_ROUND = 60;

/**
 * Asks the model once more for answers it could not read when they came, because it was down or the money was spent. Those
 * it reads now take the place of the rules' readings, and the numbers follow; the others are not asked for again.
 */
export async function rereadFailed(
  deps: Deps,
  reader: Reader | null,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  if (reader === null) return;
  const now = deps.clock.now();
  if (readBreaker(await findBreaker(deps.db, 'reader'), now) === 'open') return;
  const since = new Date(now.getTime() - HOURS_BACK * 3_600_000);
  const failed = await listFailedAnswers(deps.db, { since, limit: ANSWERS_PER_ROUND });
  for (const subject of failed.subjects) {
    signal.throwIfAborted();
    const answers = failed.answers.filter(({ result }) => result.promptId === subject.prompt.id.toString());
    if (answers.length === 0) continue;
    await readAgain(deps, { reader, subject, answers, signal });
    await refreshNumbers(deps, subject.prompt.id);
  }
}

/** The answers of each analysis together, as they would have been read at its end. */
async function readAgain(
  deps: Deps,
  {
    reader,
    subject,
    answers,
    signal,
  }: { reader: Reader; subject: OwnedPrompt; answers: readonly OldAnswer[]; signal: AbortSignal },
): Promise<void> {
  const { prompt, company } = subject;
  const named = await listMentionedCompanies(deps.db, [prompt.id]);
  const knownCompanies = listKnownCompanies(named.get(prompt.id) ?? []);
  for (const [id, together] of Map.groupBy(answers, ({ result }) => result.analysisId)) {
    const asked = { id, userId: company.userId, promptId: prompt.id, turn: 'answers' as const };
    for (const ofCall of planReadings<OldAnswer>(together, reader).calls) {
      const task = { reader, asked, company, knownCompanies, stop: signal };
      await store(deps, {
        subject,
        answers: ofCall,
        ...(await readByModel(deps, { ...task, answers: ofCall })),
      });
    }
  }
}

/** Nothing is written where names changed meanwhile, or another process let a model read one of them. */
async function store(
  { db, clock }: Deps,
  {
    subject,
    answers,
    read,
    left,
    proposals,
  }: ReadTogether & { subject: OwnedPrompt; answers: readonly OldAnswer[] },
): Promise<void> {
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const held = await holdPromptAsSystem(tx, subject.prompt.id);
    if (held?.company.namesRevision !== subject.company.namesRevision) return;
    await lockFigures(tx, [held.prompt.id]);
    const ids = answers.map(({ result }) => result.id);
    const { id: companyId } = held.company;
    if ((await listReported(tx, { companyId, ids })).size > 0) return;
    const companyIds = [companyId];
    await replaceModelReadings(tx, { companyIds, rows: read.map(({ modelReading }) => modelReading) });
    await replaceReadings(tx, { companyIds, readings: read });
    await addProposals(tx, { proposals, proposedAt: now });
    // Without budget no call was made: the next round tries again.
    const unpaid = new Set(left.flatMap(({ id, because }) => (because === 'over_budget' ? [id] : [])));
    await markRetried(tx, { companyId, ids: ids.filter((id) => !unpaid.has(id)), at: now });
    await rollUpDays(tx, {
      subjects: [held],
      days: [...new Set(answers.map(({ result }) => result.day))],
    });
  });
}
