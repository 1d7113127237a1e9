import { listEverythingOwned } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listLogs } from './store/access-logs.ts';
import { findLogAddress } from './store/log-addresses.ts';
import { findSiteCheck } from './store/site-checks.ts';

const MAX_LOGS = 10_000;

/** A user's access logs with what they came to, the addresses logs are sent to without their secrets, and what visits to the sites found. */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  const owned = await listEverythingOwned(db, userId);
  const accessLogs = [];
  const logAddresses = [];
  const siteChecks = [];
  for (const { company } of owned) {
    accessLogs.push(...(await listLogs(db, { companyId: company.id, limit: MAX_LOGS })));
    const address = await findLogAddress(db, company.id);
    if (address !== null) logAddresses.push({ companyId: company.id, ...address });
    const check = await findSiteCheck(db, company.id);
    if (check !== null) siteChecks.push(check);
  }
  return { accessLogs, logAddresses, siteChecks };
}
