import { MAX_LINKS, type ReportLink } from '@citato/contract';
import { createToken, hashPassword, hashToken, lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { buildAppLink } from '#lib/app-link';
import { type ClientReportId, type ReportLinkId, newId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import { withTransaction } from '#platform/db';
import type { ClientReportsDeps } from '../client-reports-deps.ts';
import { assertInPlan } from '../looks/assert-in-plan.ts';
import { loadReport } from '../making/load-report.ts';
import { shapeLink } from '../rules/shape-link.ts';
import { countLinks, insertLink } from '../store/links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Opens a page to whoever has its link. The secret stands behind the hash sign of the address: no server is sent it,
 * so that it lies in no log and in no Referer; of it only a hash is stored.
 */
export async function createReportLink(
  { db, clock, settings }: Pick<ClientReportsDeps, 'db' | 'clock' | 'settings'>,
  {
    viewer,
    reportId,
    days,
    password,
  }: { viewer: Viewer; reportId: ClientReportId; days: number; password: string | undefined },
): Promise<{ link: ReportLink; url: string }> {
  await loadReport(db, { viewer, reportId });
  await assertInPlan(db, viewer.accountId);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const token = createToken();
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, viewer.accountId);
    const report = await loadReport(tx, { viewer, reportId });
    const now = clock.now();
    if ((await countLinks(tx, { reportId: report.id, now })) >= MAX_LINKS)
      throw new AppError('client_reports.too_many_links');
    const link = {
      id: newId<ReportLinkId>(),
      reportId: report.id,
      tokenHash: hashToken(token),
      passwordHash,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      openings: 0,
      createdAt: now,
    };
    await insertLink(tx, link);
    const url = buildAppLink({ appUrl: settings.appUrl, path: `/rapporto#${token}` });
    return { link: shapeLink(link), url: url.href };
  });
}
