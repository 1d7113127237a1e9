import type { SiteReading } from '#adapters/site-reader';
import type { VisitorAnswerId } from '#lib/ids';
import { takeTurn } from '#lib/async/take-turns';
import { withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import { readProfile } from '../rules/profile/read-profile.ts';
import { nameSiteProblem } from '../rules/site-problem.ts';
import { suggestQuestions } from '../questions/suggest-questions.ts';
import { askQuestionJob } from './ask-question-job.ts';
import { LIFETIME_MS, type VisitorFailure, expiryOfFailure } from './rules/visitor-life.ts';
import { findAtStep, leaveStep } from './store.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

/** A site's company name and the question its customers ask; or why no question can be asked. */
type Finding =
  | { readonly companyName: string | null; readonly question: string }
  | { readonly failure: VisitorFailure };

/** Reads the site and proposes one question by the rules; a row that is past this step is left alone. */
export async function readSite(
  deps: VisitorAnswersDeps,
  { id }: { id: VisitorAnswerId },
  { signal }: Pick<JobExecution, 'signal'>,
): Promise<void> {
  const { db, clock, queue, log } = deps;
  const row = await findAtStep(db, { id, status: 'reading' });
  if (row === null) return;
  const reading = await deps.siteReader.read({ url: row.websiteUrl, signal });
  signal.throwIfAborted();
  if (reading.status === 'failed')
    log.info({ kind: reading.kind, detail: reading.detail }, 'a website was not read for a visitor');
  const finding = await takeTurn(() => decideQuestion({ websiteUrl: row.websiteUrl, reading }));
  const now = clock.now();
  if ('failure' in finding) {
    const { failure } = finding;
    const expiresAt = expiryOfFailure({ failure, calledAt: null, now });
    await leaveStep(db, { id, status: 'reading', change: { status: 'failed', failure, expiresAt } });
    return;
  }
  const expiresAt = new Date(now.getTime() + LIFETIME_MS.asking);
  await withTransaction(db, async (tx) => {
    const change = { status: 'asking' as const, ...finding, expiresAt };
    if (await leaveStep(tx, { id, status: 'reading', change }))
      await queue.enqueue(tx, askQuestionJob, { id });
  });
}

function decideQuestion({ websiteUrl, reading }: { websiteUrl: string; reading: SiteReading }): Finding {
  if (reading.status === 'failed') return { failure: nameSiteProblem(reading.kind) ?? 'unreachable' };
  const { name, description } = readProfile({ websiteUrl, site: reading });
  const [question] = suggestQuestions({ name, websiteUrl, description, site: reading });
  return question === undefined ? { failure: 'unclear' } : { companyName: name, question };
}
