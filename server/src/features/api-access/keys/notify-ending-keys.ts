import * as z from 'zod';
import { findContact } from '#features/accounts';
import { enqueueMail, writeMail } from '#features/emails';
import { type Transaction, withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { lockEndingKeys, noteReminded } from '../store/keys.ts';
import type { KeyRow } from '../tables.ts';
import { keyEnding } from '../templates/key-ending.ts';

const WEEK_MS = 7 * 86_400_000;
const BATCH = 100;

export const notifyEndingKeysJob = defineJob({
  name: 'api-access.notify-ending-keys',
  schema: z.object({}),
  retryLimit: 3,
});

/** Writes to the owners of keys that end within a week, once for each key. */
export async function notifyEndingKeys(
  deps: Pick<ApiAccessDeps, 'db' | 'clock' | 'queue' | 'settings'>,
): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + WEEK_MS);
  for (;;) {
    const reminded = await withTransaction(deps.db, async (tx) => {
      const keys = await lockEndingKeys(tx, { now, until, limit: BATCH });
      for (const key of keys) await sendNotice(deps, tx, key);
      await noteReminded(tx, { keyIds: keys.map(({ id }) => id), now });
      return keys.length;
    });
    if (reminded < BATCH) return;
  }
}

async function sendNotice(
  deps: Pick<ApiAccessDeps, 'clock' | 'queue' | 'settings'>,
  tx: Transaction,
  { userId, name, prefix, expiresAt }: KeyRow,
): Promise<void> {
  const contact = await findContact(tx, userId);
  if (contact === null) return;
  const { appUrl } = deps.settings;
  const letter = keyEnding({ firstName: contact.firstName, appUrl, name, prefix, expiresAt });
  const template = await writeMail(letter);
  await enqueueMail(deps, tx, { userId: contact.userId, to: contact.email, template, kind: 'key-ending' });
}
