import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { Transaction } from '#platform/db';
import { archiveChanged } from './archive-changed.ts';
import type { Holdings } from './list-holdings.ts';

/**
 * Notifies the features above and the open browsers of what was archived or restored; where there is nothing, it sends
 * nothing.
 */
export async function publishChange(
  { events, live }: Pick<Context, 'events' | 'live'>,
  tx: Transaction,
  { change, userId, companies, prompts }: { change: 'archived' | 'restored'; userId: AccountId } & Holdings,
): Promise<void> {
  if (companies.length + prompts.length === 0) return;
  await live.publish(tx, { userId, event: { type: 'companies.changed' } });
  if (prompts.length === 0) return;
  await events.announce(tx, archiveChanged, {
    change,
    userId,
    companyIds: [...new Set(prompts.map(({ companyId }) => companyId))],
    promptIds: prompts.map(({ id }) => id),
  });
}
