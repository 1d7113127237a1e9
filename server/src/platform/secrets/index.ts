import { randomBytes } from 'node:crypto';
import type { Clock } from '#lib/clock';
import type { Database } from '#platform/db';
import { getSecret, insertSecretIfMissing } from './store.ts';

const SECRET_BYTES = 48;

/** The installation's own secret of this name, made at its first use and kept in the database. */
export async function getOrCreateSecret({
  db,
  clock,
  name,
}: {
  db: Database;
  clock: Clock;
  name: string;
}): Promise<string> {
  await insertSecretIfMissing(db, {
    name,
    value: randomBytes(SECRET_BYTES).toString('base64url'),
    createdAt: clock.now(),
  });
  return getSecret(db, name);
}
export { createSealer, type Sealer } from './create-sealer.ts';
