import { createHash } from 'node:crypto';
import { api } from '@citato/contract';
import { listOwnedPrompts } from '#features/companies';
import { prepareListVersion } from '#platform/list-versions';
import type { AccountId, CompanyId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { createAnswerCache } from '#platform/http';
import { listActionEffects } from './list-action-effects.ts';
import { loadDone } from './load-done.ts';

const LIMITS = { maxBytes: 2_000_000, maxEntries: 500 };

/** Caches what came after done actions as the list of companies is cached, until one more is done or a day ends. */
export function createEffectsCache({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const findListVersion = prepareListVersion(db);
  const effects = createAnswerCache(api.listActionEffects.responses[200], LIMITS);
  return {
    readEffects: async (asked: { userId: AccountId; companyId: CompanyId }) => {
      const owned = await listOwnedPrompts(db, asked);
      const done = JSON.stringify(await loadDone(db, { ...asked, owned }));
      const now = clock.now();
      const state = [
        await findListVersion(asked.userId),
        romeDay(now),
        createHash('sha256').update(done).digest('hex'),
      ];
      const version = state.join('.');
      const load = () => listActionEffects(db, { ...asked, now });
      return {
        version,
        cached: effects.find({ name: `${asked.userId} ${asked.companyId}`, version, load }),
      };
    },
  };
}
