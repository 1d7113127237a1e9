import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/db';
import { hashKey } from './hash-key.ts';
import { releaseLease, takeLease } from './store.ts';

/** What only one at a time may do for a key, over all processes. */
export interface Exclusive {
  readonly name: string;
  /** A holder that died is waited for this long; the work must end well before. */
  readonly leaseSeconds: number;
}

/** Runs the work while nobody else does it for this key; null, and not run, when somebody does. */
export async function runExclusively<Value extends object>(
  db: Queryable,
  { exclusive, key }: { exclusive: Exclusive; key: string },
  work: () => Promise<Value>,
): Promise<Value | null> {
  const lease = { key: `${exclusive.name}:${hashKey(key)}`, holder: randomUUID() };
  if (!(await takeLease(db, { ...lease, seconds: exclusive.leaseSeconds }))) return null;
  try {
    return await work();
  } finally {
    // One that cannot be given back ends by itself.
    await releaseLease(db, lease).catch(() => undefined);
  }
}
