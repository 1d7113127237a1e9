import { MAX_LOGO_BYTES, type ReportLook } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type LogoFault, readLogo } from './read-logo.ts';
import { saveLook } from '../store/looks.ts';
import { assertInPlan } from './assert-in-plan.ts';
import { FIRST_LOOK, getLook } from './get-look.ts';

/** Each holds a connection and some memory until its file is here. */
const UPLOADS = { name: 'report-logo', uses: 30, windowSeconds: 10 * 60 };
const FAULTS = {
  unreadable: 'client_reports.logo_unreadable',
  animated: 'client_reports.logo_animated',
  size: 'client_reports.logo_size',
} as const satisfies Record<LogoFault, string>;

/** The logo of the pages made from now on: the file itself, once it is seen to be a still image and nothing else. */
export async function setReportLogo(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  { userId, companyId, bytes }: { userId: AccountId; companyId: CompanyId; bytes: AsyncIterable<Buffer> },
): Promise<ReportLook> {
  const company = await getOwnedCompany(db, { userId, companyId });
  await assertInPlan(db, userId, 'logo');
  await limits.take(UPLOADS, userId);
  const file = await readWhole(bytes);
  const read = readLogo(file);
  if ('fault' in read) throw new AppError(FAULTS[read.fault]);
  const logo = `data:${read.type};base64,${file.toString('base64')}`;
  await saveLook(db, { companyId: company.id, userId, first: FIRST_LOOK, now: clock.now(), logo });
  return getLook(db, { companyId: company.id, hasLogo: true });
}

/** A file that is too large is refused with its first piece too much. */
async function readWhole(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > MAX_LOGO_BYTES) throw new AppError('client_reports.logo_too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
