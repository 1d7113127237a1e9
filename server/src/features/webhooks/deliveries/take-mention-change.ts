import type { Change, WebhookEvent } from '@citato/contract';
import type { OwnedPrompt } from '#features/companies';
import { listMonitoringOfUser, resumeThirtyDayWindow } from '#features/measurements';
import type { AccountId, AnalysisId, CompanyId, PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Transaction } from '#platform/db';
import { decideMentionChange } from '../rules/mention-change.ts';
import { type Message, type Subject, writeMentionChange } from '../rules/messages.ts';
import { lockAnnouncedChange, recordAnnouncedChange } from '../store/announced-changes.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

export interface EndedAnalysis {
  readonly analysisId: AnalysisId;
  readonly promptId: PromptId;
  readonly companyId: CompanyId;
  readonly userId: AccountId;
}

/** A prompt's change of the week, with those of its company it is looked at with. */
interface SeenChange {
  readonly change: Change | null;
  readonly lastDay: RomeDay;
  readonly others: readonly Change[];
}

/** What there is to announce of a prompt. Null: the prompt names the company itself, or has no numbers. */
export async function readMentionChange(
  { db }: WebhooksDeps,
  {
    ended: { userId, promptId },
    owned,
    rated,
  }: { ended: EndedAnalysis; owned: OwnedPrompt; rated: readonly PromptId[] },
): Promise<SeenChange | null> {
  if (owned.prompt.namesOwnCompany) return null;
  const numbers = await listMonitoringOfUser(db, { userId, promptIds: rated });
  const own = numbers.find((row) => row.promptId === promptId);
  if (own === undefined) return null;
  return {
    change: own.change,
    lastDay: resumeThirtyDayWindow({ ...own, ...owned.prompt }).lastDay,
    others: numbers.flatMap(({ promptId: other, change }) =>
      change === null || other === promptId ? [] : [change],
    ),
  };
}

/** The message of a change that was not announced yet; from then on it is known. */
export async function takeMentionChange(
  tx: Transaction,
  {
    ended: { analysisId, promptId, userId },
    subject,
    seen,
    at,
  }: { ended: EndedAnalysis; subject: Subject; seen: SeenChange; at: Date },
): Promise<(Message & { event: WebhookEvent }) | null> {
  const known = await lockAnnouncedChange(tx, promptId);
  const change = decideMentionChange({ ...seen, known });
  if (change === null || seen.change === null) return null;
  await recordAnnouncedChange(tx, { promptId, userId, ...change });
  const { direction } = change;
  return writeMentionChange({ analysisId, subject, direction, change: seen.change, at });
}
