import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type HeldCompany, type HeldPrompt, listHeldCompanies, listHeldPrompts } from './store.ts';

/** Companies and prompts of an account. */
export interface Holdings {
  readonly companies: readonly HeldCompany[];
  readonly prompts: readonly HeldPrompt[];
}

/** What an account has: live, and archived but not yet due to be purged. */
export async function listHoldings(
  db: Queryable,
  userId: AccountId,
): Promise<{ live: Holdings; archived: Holdings }> {
  const companies = await listHeldCompanies(db, userId);
  const prompts = await listHeldPrompts(db, userId);
  const isLive = ({ archivedAt }: { archivedAt: Date | null }) => archivedAt === null;
  const isArchived = ({ archivedAt }: { archivedAt: Date | null }) => archivedAt !== null;
  const live = companies.filter(isLive);
  const liveIds = new Set(live.map(({ id }) => id));
  return {
    live: {
      companies: live,
      prompts: prompts.filter((prompt) => isLive(prompt) && liveIds.has(prompt.companyId)),
    },
    archived: { companies: companies.filter(isArchived), prompts: prompts.filter(isArchived) },
  };
}
