import type { PortfolioView } from '@citato/contract';
import type { AccountId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { deleteView, saveView } from './store.ts';

/** Keeps how a member arranged the table of all companies, for this member alone. */
export async function savePortfolioView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { view, ...seat }: { accountId: AccountId; userId: UserId; view: PortfolioView | null },
): Promise<void> {
  if (view === null) await deleteView(db, seat);
  else await saveView(db, { ...seat, view, now: clock.now() });
}
