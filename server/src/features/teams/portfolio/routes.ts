import { api } from '@citato/contract';
import { type CompanyId, type UserId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { createPortfolioCache } from './cache-portfolio.ts';
import { savePortfolioView } from './save-portfolio-view.ts';
import { setCompanyAssignee } from './set-company-assignee.ts';

export function portfolioRoutes(deps: Context): RouteImplementation[] {
  const readPortfolio = createPortfolioCache(deps.db);
  return [
    implement(api.getPortfolio, async ({ caller: { viewer, userId, role }, query: { span } }) => ({
      status: 200,
      ...(await readPortfolio({ viewer, userId, role, span: span ?? 'month' })),
    })),
    implement(api.savePortfolioView, async ({ caller: { viewer, userId }, body: { view } }) => {
      await savePortfolioView(deps, { accountId: viewer.accountId, userId, view });
      return { status: 204 };
    }),
    implement(api.setCompanyAssignee, async ({ caller: { accountId }, params, body }) => ({
      status: 200,
      body: await setCompanyAssignee(deps, {
        accountId,
        companyId: toId<CompanyId>(params.companyId),
        assigneeId: body.userId === null ? null : toId<UserId>(body.userId),
      }),
    })),
  ];
}
