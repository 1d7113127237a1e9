import type { Alert } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { holdsAlerts } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { CompanyId } from '#lib/ids';
import { canView, type Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { formatCursor, parseCursor } from '../rules/alert-cursor.ts';
import { countUnread, listAlertRows } from '../store/alerts.ts';
import { findLookedAt } from '../store/watches.ts';
import { loadNames } from './load-names.ts';
import { shapeAlert } from './shape-alert.ts';

const PAGE_SIZE = 20;

/** The alerts somebody may see, newest first: of one company, or of all. */
export async function listAlerts(
  db: Queryable,
  {
    viewer,
    companyId,
    after,
    limit = PAGE_SIZE,
  }: {
    viewer: Viewer;
    companyId: CompanyId | null;
    after?: string | undefined;
    limit?: number | undefined;
  },
): Promise<{
  isIncluded: boolean;
  alerts: Alert[];
  unread: number;
  next: string | null;
  lookedAt: string | null;
}> {
  const userId = viewer.accountId;
  if (companyId !== null && !canView(viewer, companyId)) throw new AppError('companies.not_found');
  const company = companyId === null ? null : await getOwnedCompany(db, { userId, companyId });
  const isIncluded = await holdsAlerts(db, userId);
  const names = await loadNames(db, userId);
  const companyIds = company === null ? [...names.keys()].filter((id) => canView(viewer, id)) : [company.id];
  const cursor = after === undefined ? null : parseCursor(after);
  const rows = await listAlertRows(db, { userId, companyIds, after: cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    isIncluded,
    alerts: shown.flatMap((row) => shapeAlert(row, names) ?? []),
    unread: await countUnread(db, { userId, companyIds }),
    next: rows.length > limit && last !== undefined ? formatCursor(last) : null,
    lookedAt: company === null ? null : await findLookedAt(db, company.id),
  };
}
