import type { SharedReport } from '@citato/contract';
import { checkPassword, hashToken } from '#features/accounts';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/db';
import { countOpening, findOpenLink } from '../store/links.ts';

/** Of one network: an office with many readers stays below, a guesser gets nowhere with 256 random bits. */
const OPENINGS = { name: 'shared-report', uses: 240, windowSeconds: 60 * 60 };
/** Of one link, from wherever: a password is shorter than a secret. */
const PASSWORDS = { name: 'shared-report-password', uses: 10, windowSeconds: 60 * 60 };

type FoundLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;

/** What a link leads to; null where it asks for a password. Ended, revoked and made-up ones are answered alike. */
export async function openSharedReport(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  {
    secret,
    password,
    isAgain,
    network,
  }: { secret: string; password: string | undefined; isAgain: boolean; network: string },
): Promise<SharedReport | null> {
  await limits.take(OPENINGS, network);
  const found = await findOpenLink(db, { tokenHash: hashToken(secret), now: clock.now() });
  if (found === null || !(await isShown(db, found))) throw new AppError('client_reports.link_ended');
  const { link, report } = found;
  if (link.passwordHash !== null) {
    if (password === undefined) return null;
    await limits.take(PASSWORDS, link.id);
    const { isRight } = await checkPassword({ password, storedHash: link.passwordHash });
    if (!isRight) throw new AppError('client_reports.wrong_password');
    await limits.giveBack(PASSWORDS, link.id);
  }
  if (!isAgain) await countOpening(db, link.id);
  return { report: report.snapshot, logo: report.logo, expiresAt: link.expiresAt.toISOString() };
}

/** A company that is archived is shown nowhere. */
async function isShown(db: Queryable, { report: { userId, companyId } }: FoundLink): Promise<boolean> {
  try {
    await getOwnedCompany(db, { userId, companyId });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'companies.not_found') return false;
    throw error;
  }
}
