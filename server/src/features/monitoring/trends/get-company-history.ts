import type { CompanyHistory } from '@citato/contract';
import { loadTimeline } from '#features/measurements';
import { sourceSite } from '#lib/sites/site';
import type { Queryable } from '#platform/db';
import { type AskedPeriod, loadPeriod } from '../periods/load-period.ts';

/** What became of a company's figures over a period. */
export async function getCompanyHistory(db: Queryable, asked: AskedPeriod): Promise<CompanyHistory> {
  const { company, ...scope } = await loadPeriod(db, asked);
  const { id, name, websiteUrl } = company;
  const domain = sourceSite({ url: websiteUrl, websiteUrl });
  return loadTimeline(db, { company: { id, name, domain }, ...scope });
}
