import { api } from '@citato/contract';
import { getPipeline } from '#features/analysis';
import { type ResultId, type AccountId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import type { AdminDeps } from './admin-deps.ts';
import { getExpenses } from './figures/get-expenses.ts';
import { getAdminStats } from './figures/get-admin-stats.ts';
import { listAudit } from './list-audit.ts';
import { listDeadLetters } from './queue/list-dead-letters.ts';
import { getReading } from './readings/get-reading.ts';
import { listReadings } from './readings/list-readings.ts';
import { listUsers } from './users/list-users.ts';
import { getEmailAnalytics } from './figures/get-email-analytics.ts';
import { clearStuckPrompts } from './queue/clear-stuck-prompts.ts';
import { requeueDeadLetter } from './queue/requeue-dead-letter.ts';
import { requeueDeadLetters } from './queue/requeue-dead-letters.ts';
import { describeReleased } from './templates/describe-acts.ts';
import { sendOverduePrompts } from './queue/send-overdue-prompts.ts';
import { sendTestMail } from './send-test-mail.ts';
import { setUserLimits } from './users/set-user-limits.ts';
import { resetUserLimits } from './users/reset-user-limits.ts';
import { countStuckPrompts } from './queue/count-stuck-prompts.ts';

const REQUEUED = 'Lavoro rimesso in coda';

export function adminRoutes(deps: AdminDeps): RouteImplementation[] {
  return [
    implement(api.listDeadLetters, async ({ query }) => ({
      status: 200,
      body: await listDeadLetters(deps, { kind: query.kind ?? null }),
    })),
    implement(api.requeueDeadLetter, async ({ caller, params }) => {
      await requeueDeadLetter(deps, { caller, id: params.deadLetterId });
      return { status: 200, body: { message: REQUEUED } };
    }),
    implement(api.requeueDeadLetters, async ({ caller, body }) => ({
      status: 200,
      body: await requeueDeadLetters(deps, { caller, kind: body.kind }),
    })),
    implement(api.listUsers, async ({ query: { page = 1, sort = 'newest', ...filter } }) => ({
      status: 200,
      body: await listUsers(deps, { page, sort, ...filter }),
    })),
    implement(api.setUserLimits, async ({ caller, params, body: overrides }) => ({
      status: 200,
      body: await setUserLimits(deps, { caller, userId: toId<AccountId>(params.userId), overrides }),
    })),
    implement(api.resetUserLimits, async ({ caller, params }) => ({
      status: 200,
      body: await resetUserLimits(deps, { caller, userId: toId<AccountId>(params.userId) }),
    })),
    implement(api.getAdminStats, async ({ query: { startDate, endDate } }) => ({
      status: 200,
      body: {
        stats: await getAdminStats(deps, { from: new Date(startDate), until: new Date(endDate) }),
      },
    })),
    implement(api.getPipeline, async () => ({ status: 200, body: await getPipeline(deps) })),
    implement(api.countStuckPrompts, async () => ({
      status: 200,
      body: await countStuckPrompts(deps),
    })),
    implement(api.clearStuckPrompts, async ({ caller }) => ({
      status: 200,
      body: { message: describeReleased(await clearStuckPrompts(deps, { caller })) },
    })),
    implement(api.sendTestMail, async ({ caller }) => ({
      status: 200,
      body: { message: await sendTestMail(deps, { caller }) },
    })),
    implement(api.sendOverduePrompts, async ({ caller }) => ({
      status: 200,
      body: { totalSent: await sendOverduePrompts(deps, { caller }) },
    })),
    implement(api.getEmailAnalytics, async ({ query: { users } }) => ({
      status: 200,
      body: {
        stats: await getEmailAnalytics(deps, {
          users: users?.split(',').map((id) => toId<AccountId>(id)) ?? null,
        }),
      },
    })),
    implement(api.listAudit, async ({ query: { before = null } }) => ({
      status: 200,
      body: await listAudit(deps, { before }),
    })),
    implement(api.listReadings, async ({ query: { before = null } }) => ({
      status: 200,
      body: await listReadings(deps, { before }),
    })),
    implement(api.getReading, async ({ caller, params }) => ({
      status: 200,
      body: await getReading(deps, { caller, resultId: toId<ResultId>(params.resultId) }),
    })),
    implement(api.getExpenses, async () => ({ status: 200, body: await getExpenses(deps) })),
  ];
}
