import type { Portfolio, PortfolioSpan } from '@citato/contract';
import { listEverythingOwned } from '#features/companies';
import { listJointTrends, listSummariesOfUser } from '#features/measurements';
import { type Viewer, canView } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import type { BesideFigures } from './load-beside.ts';
import { confidenceOf } from './rules/confidence-of.ts';
import { listMeasured, shapeRow } from './shape-row.ts';

/** A week is compared with the one before it, or with the one four weeks before. */
const DAYS_BETWEEN: Readonly<Record<PortfolioSpan, number>> = { week: 0, month: 21 };
const WEEK = 7;

/** The companies somebody may see, in as many statements however many there are. */
export async function getPortfolio(
  db: Queryable,
  { viewer, span, beside }: { viewer: Viewer; span: PortfolioSpan; beside: BesideFigures },
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
  const alerts = new Map(beside.alerts);
  const assignees = new Map(beside.assignees);
  const comparisons = [...trends.values()].filter(({ change }) => change?.points != null).length;
  return {
    days: WEEK,
    daysBetween: DAYS_BETWEEN[span],
    comparisons,
    confidencePercent: confidenceOf(comparisons),
    hasAlerts: beside.hasAlerts,
    companies: owned.map((one) =>
      shapeRow(one, {
        summaries,
        trend: trends.get(one.company.id),
        alerts: alerts.get(one.company.id),
        assigneeId: assignees.get(one.company.id) ?? null,
      }),
    ),
    people: beside.people,
    view: beside.view,
  };
}
