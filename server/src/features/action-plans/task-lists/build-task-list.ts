import { isDeepStrictEqual } from 'node:util';
import { loadDigest } from '#features/measurements';
import { type OwnedPrompt, holdPromptAsSystem, listPromptsAsSystem } from '#features/companies';
import { type PromptId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import { findTarget } from './find-target.ts';
import { listFindings } from './templates/list-findings.ts';
import { describeStrategy, summarise } from './templates/summary.ts';
import { buildActions, decideVersion, describePlan } from './rules/renew-list.ts';
import { findTaskList, lockTaskList, upsertTaskList } from './store.ts';
import type { TaskListRow } from './tables.ts';
import type { TaskListDeps } from './task-list-deps.ts';
import { writeWords } from './write-words.ts';

/** When another website of the account is being read. */
const BUSY_PAUSE_MS = 2_000;

/**
 * Builds the list of a prompt from its answers in scope, once an analysis and whenever they were read again. Without an
 * ok answer or a prompt nothing changes; the same answers give the same list, and only another plan is a new version.
 */
export async function buildTaskList(
  deps: TaskListDeps,
  {
    promptId,
    isReadAgain = false,
    signal,
    putOff,
  }: {
    promptId: PromptId;
    /** Its stored answers may have been read again. */
    isReadAgain?: boolean;
  } & Pick<JobExecution, 'signal' | 'putOff'>,
): Promise<void> {
  const { db, clock } = deps;
  const [subject] = await listPromptsAsSystem(db, [promptId]);
  if (subject === undefined) return;

  const read = await loadDigest(db, subject);
  if (read === null) return;
  const { analysisId } = read;
  const current = await findTaskList(db, subject.prompt.id);
  // Answers that came late to an analysis, or to one before it, are reason enough to build the list anew.
  const isDerived = current?.analysisId === analysisId && current.answers === read.digest.answers;
  if (isDerived && !isReadAgain) return;

  const { id: companyId, userId } = subject.company;
  const target = await findTarget(deps, { companyId, userId, digest: read.digest, signal });
  if (target === 'busy') {
    putOff(new Date(clock.now().getTime() + BUSY_PAUSE_MS));
    return;
  }
  const { digest, page } = target;
  const findings = listFindings({ digest, page });
  const plan = describePlan(findings);
  const summary = summarise(digest);
  const draft = { subject, analysisId, digest, findings, summary, plan, current };
  const words = await writeWords(deps, { draft, signal });
  await keepList(deps, {
    subject,
    content: {
      analysisId,
      namesRevision: subject.company.namesRevision,
      model: words.model,
      rawOutput: words.rawOutput,
      strategy: words.strategy ?? describeStrategy({ digest, findings }),
      targetUrl: digest.targetUrl,
      summary,
      parsedActions: buildActions({ findings, words: words.byFinding }),
      answers: digest.answers,
      plan,
    },
    now: clock.now(),
  });
}

type ListContent = Pick<
  TaskListRow,
  | 'analysisId'
  | 'namesRevision'
  | 'model'
  | 'rawOutput'
  | 'strategy'
  | 'targetUrl'
  | 'summary'
  | 'parsedActions'
  | 'answers'
  | 'plan'
>;

async function keepList(
  { db, live }: TaskListDeps,
  { subject, content, now }: { subject: OwnedPrompt; content: ListContent; now: Date },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const held = await holdPromptAsSystem(tx, subject.prompt.id);
    if (held === null) return;
    const { userId } = held.company;
    const promptId = held.prompt.id;
    const current = await lockTaskList(tx, promptId);
    const { isNewVersion, ...version } = decideVersion({ current, plan: content.plan, now });
    const hasChanged = current === null || !isDeepStrictEqual(pickShown(current), pickShown(content));
    await upsertTaskList(tx, {
      id: current?.id ?? newId(),
      promptId,
      userId,
      ...content,
      ...version,
      series: subject.prompt.series,
      createdAt: current?.createdAt ?? now,
      updatedAt: hasChanged ? now : current.updatedAt,
    });
    if (!hasChanged) return;
    const event = { type: 'task-list.updated', promptId, isNewVersion } as const;
    await live.publish(tx, { userId, event });
  });
}

/** What a user sees of a list. */
function pickShown({
  strategy,
  targetUrl,
  summary,
  parsedActions,
}: Pick<ListContent, 'strategy' | 'targetUrl' | 'summary' | 'parsedActions'>) {
  // Compared with what the database returns, where keys that hold undefined do not exist.
  return structuredClone({ strategy, targetUrl, summary, parsedActions });
}
