import { KEY_CALLS_PER_MINUTE } from '@citato/contract';
import { findContact } from '#features/accounts';
import { recordSecurityEvent } from '#features/audit';
import { AppError } from '#lib/app-error';
import { romeDay } from '#lib/rome-time';
import type { AdmitKey } from '#platform/http';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { holdsKey } from '../rules/address-key.ts';
import { buildLimitHeaders } from '../rules/limit-headers.ts';
import { recordUse } from '../store/keys.ts';
import type { KeyRow } from '../tables.ts';
import { assertReach } from './assert-reach.ts';
import { assertIncluded, authenticateKey } from './authenticate-key.ts';

const WINDOW_SECONDS = 60;
const LIMIT = { name: 'api-key', uses: KEY_CALLS_PER_MINUTE, windowSeconds: WINDOW_SECONDS };

/** What lets calls with a key in: who it is for, how often it called, what it may do. */
export function createAdmitKey(deps: Pick<ApiAccessDeps, 'db' | 'clock' | 'limits'>): AdmitKey {
  const { db, clock } = deps;
  return async ({ bearer, query, endpoint, setHeader }) => {
    if (holdsKey(query)) throw new AppError('keys.in_address');
    const now = clock.now();
    const key = await authenticateKey(db, { bearer, now });
    await countCall(deps, { key, now, setHeader });
    await assertIncluded(db, key);
    if (endpoint.keys?.needs === 'write' && !key.mayWrite) throw new AppError('keys.read_only');
    const { userId: accountId, companyIds, expiresAt } = key;
    const viewer = { accountId, companyIds };
    const caller = { accountId, viewer, isAdmin: false, tokenExpiresAt: expiresAt };
    return {
      caller,
      assertReach: ({ params, body }) => assertReach(db, viewer, { endpoint, params, body }),
      noteWrite: async (status) => {
        // A key is nobody's in person: what it wrote is noted with its organisation's owner.
        const owner = await findContact(db, accountId);
        const subject = `${endpoint.method} ${endpoint.path} ${String(status)} ${key.prefix}`;
        await recordSecurityEvent(db, {
          userId: owner?.userId ?? null,
          kind: 'key_wrote',
          sessionId: null,
          subject,
          createdAt: clock.now(),
        });
      },
    };
  };
}

/** Counts a call of a key over all processes, tells what is left, and refuses it where nothing is. */
async function countCall(
  { db, limits }: Pick<ApiAccessDeps, 'db' | 'limits'>,
  { key, now, setHeader }: { key: KeyRow; now: Date; setHeader: (name: string, value: string) => void },
): Promise<void> {
  const [{ isAllowed, ...left }] = await Promise.all([
    limits.use(LIMIT, key.id),
    recordUse(db, { keyId: key.id, day: romeDay(now), now }),
  ]);
  const headers = buildLimitHeaders({ name: 'minute', windowSeconds: WINDOW_SECONDS, ...left });
  for (const [name, value] of Object.entries(headers)) setHeader(name, value);
  if (!isAllowed) throw new AppError('request.rate_limited', { retryAfterSeconds: left.resetSeconds });
}
