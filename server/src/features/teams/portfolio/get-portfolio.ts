import { may, type Portfolio, type PortfolioSpan, readPortfolioView, type Role } from '@citato/contract';
import { listMembers } from '#features/accounts';
import { countAlertsByCompany } from '#features/alerts';
import { listEverythingOwned } from '#features/companies';
import { listJointTrends, listSummariesOfUser } from '#features/measurements';
import { holdsAlerts } from '#features/plans';
import type { UserId } from '#lib/ids';
import { type Viewer, canView } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { mayLookAfter } from './rules/may-look-after.ts';
import { nameMember } from './rules/name-member.ts';
import { confidenceOf } from './rules/confidence-of.ts';
import { listMeasured, shapeRow } from './shape-row.ts';
import { findView, listAssignees } from './store.ts';

/** A week is compared with the one before it, or with the one four weeks before. */
const DAYS_BETWEEN: Readonly<Record<PortfolioSpan, number>> = { week: 0, month: 21 };
const WEEK = 7;

/** The companies somebody may see, in as many statements however many there are. */
export async function getPortfolio(
  db: Queryable,
  { viewer, userId, role, span }: { viewer: Viewer; userId: UserId; role: Role; span: PortfolioSpan },
): Promise<Portfolio> {
  const { accountId } = viewer;
  const everything = await listEverythingOwned(db, accountId);
  const owned = everything
    .filter(({ company }) => company.archivedAt === null && canView(viewer, company.id))
    .map(({ company, prompts }) => ({
      company,
      prompts: prompts.filter(({ archivedAt }) => archivedAt === null),
    }));
  const summaries = new Map((await listSummariesOfUser(db, accountId)).map((row) => [row.promptId, row]));
  const measured = new Map(owned.map((one) => [one.company.id, listMeasured(one, summaries)]));
  const trends = await listJointTrends(db, measured, { daysBetween: DAYS_BETWEEN[span] });
  const alerts = await countAlertsByCompany(db, accountId);
  const isOfTeam = may({ role, needs: 'read' });
  const members = isOfTeam ? await listMembers(db, accountId) : [];
  const people = members.filter((member) => mayLookAfter(member.role));
  const assignees = isOfTeam ? await listAssignees(db, accountId) : new Map<never, never>();
  const present = new Set(people.map((member) => member.userId));
  const comparisons = [...trends.values()].filter(({ change }) => change?.points != null).length;
  return {
    days: WEEK,
    daysBetween: DAYS_BETWEEN[span],
    comparisons,
    confidencePercent: confidenceOf(comparisons),
    hasAlerts: await holdsAlerts(db, accountId),
    companies: owned.map((one) => {
      const assigneeId = assignees.get(one.company.id);
      return shapeRow(one, {
        summaries,
        trend: trends.get(one.company.id),
        alerts: alerts.get(one.company.id),
        assigneeId: assigneeId !== undefined && present.has(assigneeId) ? assigneeId : null,
      });
    }),
    people: people.map((member) => ({ userId: member.userId, name: nameMember(member) })),
    view: readPortfolioView(await findView(db, { accountId, userId })),
  };
}
