import { api } from '@citato/contract';
import { describePipeline } from '#features/scheduling';
import { type RouteImplementation, implement } from '#platform/http';
import type { AdminDeps } from './admin-deps.ts';
import { describeExpenses } from './describe-expenses.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { requeueJob } from './requeue-job.ts';
import { requeueKind } from './requeue-kind.ts';

const REQUEUED = 'Lavoro rimesso in coda';

export function adminRoutes(deps: AdminDeps): RouteImplementation[] {
  return [
    implement(api.listDeadLetters, async ({ query }) => ({
      status: 200,
      body: await listDeadLetters(deps, { kind: query.kind ?? null }),
    })),
    implement(api.requeueDeadLetter, async ({ caller, params }) => {
      await requeueJob(deps, { caller, id: params.deadLetterId });
      return { status: 200, body: { message: REQUEUED } };
    }),
    implement(api.requeueDeadLetters, async ({ caller, body }) => ({
      status: 200,
      body: await requeueKind(deps, { caller, kind: body.kind }),
    })),
    implement(api.getPipeline, async () => ({ status: 200, body: await describePipeline(deps) })),
    implement(api.getExpenses, async () => ({ status: 200, body: await describeExpenses(deps) })),
  ];
}
