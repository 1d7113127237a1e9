import { may, type Role } from '@citato/contract';
import { recordSecurityEvent } from '#platform/audit';
import { AppError } from '#lib/app-error';
import type { AccountId, AssistantId, SessionId, UserId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { endAssistant, findAssistant } from '../store/assistants.ts';
import type { AssistantRow } from '../tables.ts';

/** Ends an assistant at once: every call reads its row. Owners end any, others their own. */
export async function revokeAssistant(
  { db, clock }: Pick<ApiAccessDeps, 'db' | 'clock'>,
  {
    caller,
    assistantId,
  }: {
    caller: { userId: UserId; accountId: AccountId; sessionId: SessionId; role: Role };
    assistantId: AssistantId;
  },
): Promise<void> {
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const assistant = await findAssistant(tx, assistantId);
    const isTheirs = assistant?.memberId === caller.userId || may({ role: caller.role, needs: 'own' });
    if (assistant?.userId !== caller.accountId || !isTheirs) throw new AppError('assistants.not_found');
    const { sessionId } = caller;
    if (!(await recordEnd(tx, { assistant, sessionId, now }))) throw new AppError('assistants.not_found');
  });
}

/** Ends an assistant and notes it with its person's events; false where it had ended. */
export async function recordEnd(
  tx: Transaction,
  { assistant, sessionId, now }: { assistant: AssistantRow; sessionId: SessionId | null; now: Date },
): Promise<boolean> {
  if ((await endAssistant(tx, { id: assistant.id, now })) === null) return false;
  await recordSecurityEvent(tx, {
    userId: assistant.memberId,
    kind: 'assistant_revoked',
    sessionId,
    subject: `${assistant.name}, ${assistant.returnsTo}`,
    createdAt: now,
  });
  return true;
}
