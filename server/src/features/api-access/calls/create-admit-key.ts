import { KEY_CALLS_PER_MINUTE } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { romeDay } from '#lib/rome-time';
import type { AdmitKey } from '#platform/http';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { assertIncluded } from '../keys/authenticate-key.ts';
import { holdsKey } from '../rules/address-key.ts';
import { buildLimitHeaders } from '../rules/limit-headers.ts';
import { assertReach } from './assert-reach.ts';
import { createFirstOfDay } from './create-first-of-day.ts';
import type { InnerCalls } from './create-inner-calls.ts';
import { type Access, findAccess } from './find-access.ts';

const WINDOW_SECONDS = 60;
const LIMIT = { name: 'api-key', uses: KEY_CALLS_PER_MINUTE, windowSeconds: WINDOW_SECONDS };

/** What lets calls with a key in, and those of assistants from within: who it is for, how often, what it may do. */
export function createAdmitKey(
  deps: Pick<ApiAccessDeps, 'db' | 'clock' | 'limits' | 'settings'> & { readonly inner: InnerCalls },
): AdmitKey {
  const { db, clock, inner } = deps;
  const isFirst = createFirstOfDay();
  return async ({ bearer: given, query, endpoint, setHeader }) => {
    if (holdsKey(query)) throw new AppError('keys.in_address');
    const now = clock.now();
    const within = given === null ? null : inner.read(given);
    const asked = { bearer: within ?? given, now, takesAssistants: within !== null };
    const access = await findAccess(deps, asked);
    await countCall(deps, { access, now, setHeader });
    const { accountId, companyIds, expiresAt, personId } = access;
    await assertIncluded(db, accountId);
    if (endpoint.keys?.needs === 'write' && !access.mayWrite) throw new AppError(READ_ONLY[access.kind]);
    const viewer = { accountId, companyIds };
    const caller = { accountId, viewer, isAdmin: false, tokenExpiresAt: expiresAt, personId };
    return {
      caller,
      assertReach: ({ params, body }) => assertReach(db, viewer, { endpoint, params, body }),
      note: async (status) => {
        const what = `${endpoint.method} ${endpoint.path} ${String(status)}`;
        const at = clock.now();
        if (endpoint.keys?.needs === 'write') await access.note('wrote', what, at);
        else if (isFirst(romeDay(at), `${access.id} ${what}`)) await access.note('read', what, at);
      },
    };
  };
}

const READ_ONLY = { key: 'keys.read_only', assistant: 'assistants.read_only' } as const;

/** Counts a call over all processes, tells what is left, and refuses it where nothing is. */
async function countCall(
  { limits }: Pick<ApiAccessDeps, 'limits'>,
  { access, now, setHeader }: { access: Access; now: Date; setHeader: (name: string, value: string) => void },
): Promise<void> {
  const [{ isAllowed, ...left }] = await Promise.all([
    limits.use(LIMIT, access.id),
    access.countUse({ day: romeDay(now), now }),
  ]);
  const headers = buildLimitHeaders({ name: 'minute', windowSeconds: WINDOW_SECONDS, ...left });
  for (const [name, value] of Object.entries(headers)) setHeader(name, value);
  if (!isAllowed) throw new AppError('request.rate_limited', { retryAfterSeconds: left.resetSeconds });
}
