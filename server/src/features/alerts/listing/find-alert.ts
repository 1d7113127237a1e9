import type { Alert } from '@citato/contract';
import type { AccountId, AlertId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { findAlertOf } from '../store/alerts.ts';
import { loadNames } from './load-names.ts';
import { shapeAlert } from './shape-alert.ts';

/** One alert of an account; null where it, or its company, is there no more. */
export async function findAlert(
  db: Queryable,
  scope: { userId: AccountId; alertId: AlertId },
): Promise<Alert | null> {
  const row = await findAlertOf(db, scope);
  return row === null ? null : shapeAlert(row, await loadNames(db, scope.userId));
}
