import { api } from '@citato/contract';
import { describePipeline, listStuckAnalyses } from '#features/scheduling';
import { type UserId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import type { AdminDeps } from './admin-deps.ts';
import { describeExpenses } from './describe-expenses.ts';
import { describeStats } from './describe-stats.ts';
import { listAudit } from './list-audit.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { listUsers } from './list-users.ts';
import { measureMails } from './measure-mails.ts';
import { releaseStuckPrompts } from './release-stuck-prompts.ts';
import { requeueJob } from './requeue-job.ts';
import { requeueKind } from './requeue-kind.ts';
import { describeReleased } from './rules/describe-acts.ts';
import { sendOverduePrompts } from './send-overdue-prompts.ts';
import { sendTestMail } from './send-test-mail.ts';
import { setUserLimits } from './set-user-limits.ts';

const REQUEUED = 'Lavoro rimesso in coda';
const LIMITS_SET = 'Limiti aggiornati';
const LIMITS_RESET = 'Limiti ripristinati';

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
    implement(api.listAdminUsers, async ({ query: { page = 1, sort = 'newest', ...filter } }) => ({
      status: 200,
      body: await listUsers(deps, { page, sort, ...filter }),
    })),
    implement(api.setUserLimits, async ({ caller, params, body: overrides }) => {
      await setUserLimits(deps, { caller, userId: toId<UserId>(params.userId), overrides });
      return { status: 200, body: { message: LIMITS_SET } };
    }),
    implement(api.resetUserLimits, async ({ caller, params }) => {
      await setUserLimits(deps, { caller, userId: toId<UserId>(params.userId) });
      return { status: 200, body: { message: LIMITS_RESET } };
    }),
    implement(api.getAdminStats, async ({ query: { startDate, endDate } }) => ({
      status: 200,
      body: {
        stats: await describeStats(deps, { from: new Date(startDate), until: new Date(endDate) }),
      },
    })),
    implement(api.getPipeline, async () => ({ status: 200, body: await describePipeline(deps) })),
    implement(api.countStuckPrompts, async () => ({
      status: 200,
      body: { count: (await listStuckAnalyses(deps, deps.clock.now())).length },
    })),
    implement(api.clearStuckPrompts, async ({ caller }) => ({
      status: 200,
      body: { message: describeReleased(await releaseStuckPrompts(deps, { caller })) },
    })),
    implement(api.sendTestEmail, async ({ caller }) => ({
      status: 200,
      body: { message: await sendTestMail(deps, { caller }) },
    })),
    implement(api.massSendOverdue, async ({ caller }) => ({
      status: 200,
      body: { totalSent: await sendOverduePrompts(deps, { caller }) },
    })),
    implement(api.getEmailAnalytics, async ({ query: { users } }) => ({
      status: 200,
      body: {
        stats: await measureMails(deps, { users: users?.split(',').map((id) => toId<UserId>(id)) ?? null }),
      },
    })),
    implement(api.listAudit, async ({ query: { before = null } }) => ({
      status: 200,
      body: await listAudit(deps, { before }),
    })),
    implement(api.getExpenses, async () => ({ status: 200, body: await describeExpenses(deps) })),
  ];
}
