import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { createGapsCache } from './cache-gaps.ts';
import { setSourceKind } from './set-source-kind.ts';

export function sourceGapRoutes({ db, clock }: Pick<Context, 'db' | 'clock'>): RouteImplementation[] {
  const { readGaps, readPrompts } = createGapsCache(db);
  return [
    implement(api.getSourceGaps, async ({ caller, params, query }) => ({
      status: 200,
      ...(await readGaps({ userId: caller.userId, companyId: toId(params.companyId), query })),
    })),
    implement(api.listPromptGaps, async ({ caller, params, query }) => ({
      status: 200,
      ...(await readPrompts({ userId: caller.userId, companyId: toId(params.companyId), query })),
    })),
    implement(api.setSourceKind, async ({ caller, params, body: { source, kind } }) => {
      await setSourceKind(
        { db, clock },
        { userId: caller.userId, companyId: toId(params.companyId), source, kind },
      );
      return { status: 204 };
    }),
  ];
}
