import { decideNextRun } from '../rules/due-prompts.ts';
import { insertEndedAnalyses } from '../store/analyses.ts';
import { replacePromptState } from '../store/prompt-states.ts';
import { replaceUsage } from '../store/usage.ts';
import type { AnalysisRow } from '../tables.ts';
import type { OwnedPrompt } from '#features/companies';
import { aggregatePrompts, rollUpDays, listMentionedCompanies } from '#features/measurements';
import { ensureTextPartition, insertAnswers } from '#features/answers';
import { listKnownCompanies } from '#features/reading';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { type PastAnalysis, type EndedRun, buildEndedRun } from './build-ended-run.ts';

type Deps = Pick<Context, 'db'>;

/** Some thirty analyses at a time: names learned from them are known from the next batch on. */
const ANALYSES_PER_BATCH = 30;
const WEEK_MS = 7 * 86_400_000;

/**
 * Creates the partitions for the texts of a span of time: once, before the pasts of several prompts are written side by
 * side.
 */
export async function preparePast({ db }: Deps, { from, until }: { from: Date; until: Date }): Promise<void> {
  for (let moment = from; moment < until; moment = new Date(moment.getTime() + WEEK_MS)) {
    await ensureTextPartition(db, moment);
  }
  await ensureTextPartition(db, until);
}

/**
 * Writes the past of a prompt, oldest analysis first: its answers read by the pipeline's reader, days and current
 * figures added up by the pipeline's rules. Gives the number of answers written.
 */
export async function recordPastAnalyses(
  deps: Deps,
  { subject, past }: { subject: OwnedPrompt; past: readonly PastAnalysis[] },
): Promise<number> {
  let written = 0;
  for (let start = 0; start < past.length; start += ANALYSES_PER_BATCH) {
    const batch = past.slice(start, start + ANALYSES_PER_BATCH);
    written += await recordBatch(deps, { subject, batch, isFirst: start === 0 });
  }
  return written;
}

/** What an account has used, counted anew, however often its past was written. */
export async function recordPastUsage(
  { db }: Deps,
  usage: { userId: AnalysisRow['userId']; analysesUsed: number },
): Promise<void> {
  await withTransaction(db, (tx) => replaceUsage(tx, usage));
}

async function recordBatch(
  { db }: Deps,
  { subject, batch, isFirst }: { subject: OwnedPrompt; batch: readonly PastAnalysis[]; isFirst: boolean },
): Promise<number> {
  const promptId = subject.prompt.id;
  const named = await listMentionedCompanies(db, [promptId]);
  const knownCompanies = listKnownCompanies(named.get(promptId) ?? []);
  const ended: EndedRun[] = [];
  for (const past of batch) ended.push(await buildEndedRun({ subject, knownCompanies, past }));
  const [first, last] = [ended.at(0), ended.at(-1)];
  if (first === undefined || last === undefined) return 0;

  const rows = ended.map(({ row }, index) =>
    isFirst && index === 0 ? { ...row, trigger: 'first' as const } : row,
  );
  const answers = ended.flatMap((run) => run.answers);
  await withTransaction(db, async (tx) => {
    await insertEndedAnalyses(tx, rows);
    await insertAnswers(tx, answers);
    await rollUpDays(tx, { subjects: [subject], days: rows.map(({ day }) => day) });
    const { day, finishedAt, status, series } = last.row;
    const { createdAt } = first.row;
    await aggregatePrompts(tx, {
      day,
      ended: [{ subject, createdAt, endedAt: finishedAt, hasAnswers: status === 'finished', series }],
    });
    await replacePromptState(tx, {
      promptId,
      userId: subject.company.userId,
      status: 'idle',
      runningAnalysisId: null,
      startedAt: last.row.createdAt,
      lastProcessedAt: finishedAt,
      lastOutcome: status,
      nextRunAt: decideNextRun({ promptId, lastRunAt: finishedAt }),
    });
  });
  return answers.length;
}
