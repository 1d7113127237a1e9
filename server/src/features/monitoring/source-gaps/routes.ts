import { api } from '@citato/contract';
import { getAccountOfCompany } from '#lib/viewer';
import { type CompanyId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { createGapsCache } from './cache-gaps.ts';
import { setSourceKind } from './set-source-kind.ts';

export function sourceGapRoutes({ db, clock }: Pick<Context, 'db' | 'clock'>): RouteImplementation[] {
  const { readGaps, readPrompts } = createGapsCache(db);
  return [
    implement(api.getSourceGaps, async ({ caller, params, query }) => {
      const companyId = toId<CompanyId>(params.companyId);
      const userId = getAccountOfCompany(caller.viewer, companyId);
      return { status: 200, ...(await readGaps({ userId, companyId, query })) };
    }),
    implement(api.listPromptGaps, async ({ caller, params, query }) => {
      const companyId = toId<CompanyId>(params.companyId);
      const userId = getAccountOfCompany(caller.viewer, companyId);
      return { status: 200, ...(await readPrompts({ userId, companyId, query })) };
    }),
    implement(api.setSourceKind, async ({ caller, params, body: { source, kind } }) => {
      await setSourceKind(
        { db, clock },
        { userId: caller.accountId, companyId: toId(params.companyId), source, kind },
      );
      return { status: 204 };
    }),
  ];
}
