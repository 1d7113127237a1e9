import type { DeviceSession } from '@citato/contract';
import type { SessionId, UserId } from '#lib/ids';
import { describeDevice } from './rules/device-name.ts';
import type { SessionsDeps } from '../sessions-deps.ts';
import { listLiveSessions } from './store.ts';

/** The devices signed in to an account, the asking one first, then the latest used. */
export async function listSessions(
  { db, clock }: Pick<SessionsDeps, 'db' | 'clock'>,
  { userId, sessionId }: { userId: UserId; sessionId: SessionId },
): Promise<DeviceSession[]> {
  const rows = await listLiveSessions(db, { userId, now: clock.now() });
  const devices = rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    isCurrent: row.id === sessionId,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
