import { findRole, hashToken } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { Queryable } from '#platform/db';
import { decideAssistantState } from '../rules/oauth/assistant-life.ts';
import { isOurResource } from '../rules/oauth/resource.ts';
import { decideRights } from '../rules/member-rights.ts';
import { findToken } from '../store/oauth-tokens.ts';
import type { AssistantRow } from '../tables.ts';

/** Whose an access token is, with what they may do at this moment; throws where it opens nothing any more. */
export async function authenticateAssistant(
  db: Queryable,
  { bearer, now, appUrl }: { bearer: string; now: Date; appUrl: string },
): Promise<AssistantRow> {
  const found = await findToken(db, hashToken(bearer));
  if (found?.token.kind !== 'access') throw new AppError('assistants.ended');
  const { token, assistant } = found;
  const isForUs = isOurResource({ resource: token.audience, appUrl });
  const isOver = token.expiresAt <= now || decideAssistantState(assistant, { now }) !== 'active';
  if (!isForUs || isOver) throw new AppError('assistants.ended');
  const { userId: accountId, memberId: userId, mayWrite } = assistant;
  const rights = decideRights({ role: await findRole(db, { accountId, userId }), mayWrite });
  if (rights === null) throw new AppError('assistants.ended');
  return { ...assistant, ...rights };
}
