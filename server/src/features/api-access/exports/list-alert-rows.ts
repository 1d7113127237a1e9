import type { Alert } from '@citato/contract';
import { listAlerts } from '#features/alerts';
import type { CompanyId } from '#lib/ids';
import { type RomeDay, romeDay } from '#lib/rome-time';
import type { Viewer } from '#lib/viewer';
import type { Database } from '#platform/db';

const PAGE = 50;

/** The alerts of a company, newest first, of the days that are asked for. */
export async function* listAlertRows(
  db: Database,
  {
    viewer,
    companyId,
    from,
    to,
  }: { viewer: Viewer; companyId: CompanyId; from: RomeDay | null; to: RomeDay | null },
): AsyncGenerator<Alert[]> {
  let after: string | undefined;
  do {
    const page = await listAlerts(db, { viewer, companyId, after, limit: PAGE });
    yield page.alerts.filter(({ raisedAt }) => {
      const day = romeDay(new Date(raisedAt));
      return (from === null || day >= from) && (to === null || day <= to);
    });
    after = page.next ?? undefined;
  } while (after !== undefined);
}
