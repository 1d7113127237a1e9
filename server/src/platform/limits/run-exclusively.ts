import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/db';
import { hashKey } from './hash-key.ts';
import { retryLater } from './retry-later.ts';
import { releaseLease, renewLease, takeLease } from './store.ts';

/** What only one at a time may do for a key, over all processes. */
export interface Exclusive {
  readonly name: string;
  /** A holder that died is waited for this long; one that lives keeps its lease for as long as its work takes. */
  readonly leaseSeconds: number;
}

/** What the lease of a key is stored under. */
export const leaseKey = ({ exclusive, key }: { exclusive: Exclusive; key: string }): string =>
  `${exclusive.name}:${hashKey(key)}`;

/** A renewal that is lost leaves time for two more. */
const RENEWALS_PER_LEASE = 3;

/** Runs the work while nobody else does it for this key; null, and not run, when somebody does. */
export async function runExclusively<Value extends object>(
  db: Queryable,
  { exclusive, key }: { exclusive: Exclusive; key: string },
  work: () => Promise<Value>,
): Promise<Value | null> {
  const lease = { key: leaseKey({ exclusive, key }), holder: randomUUID() };
  const { leaseSeconds: seconds } = exclusive;
  if (!(await takeLease(db, { ...lease, seconds }))) return null;
  const renewal = setInterval(
    () => void renewLease(db, { ...lease, seconds }).catch(() => undefined),
    (seconds * 1000) / RENEWALS_PER_LEASE,
  );
  renewal.unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // A database that is away for a moment must not block all others for the rest of the lease.
    await releaseLease(db, lease).catch(() => {
      // After its time it has ended by itself.
      retryLater(() => releaseLease(db, lease), { tries: seconds });
    });
  }
}
