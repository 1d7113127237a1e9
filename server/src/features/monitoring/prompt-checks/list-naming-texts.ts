import { containsBrandName } from '@citato/mentions';
import { getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import { namingWebsite } from '#lib/sites/site';
import type { Context } from '#platform/context';

/** A file looked at before it is added, and looked at again: more often than anybody does by hand. */
const LOOKS = { name: 'prompt-checks-of-many', uses: 60, windowSeconds: 10 * 60 };

/** Which of many texts name the company, by their places; nothing is stored. */
export async function listNamingTexts(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, companyId, texts }: { userId: AccountId; companyId: CompanyId; texts: readonly string[] },
): Promise<number[]> {
  const { name, aliases, websiteUrl } = await getOwnedCompany(db, { userId, companyId });
  await limits.take(LOOKS, userId);
  const brand = { name, aliases, ...namingWebsite(websiteUrl) };
  return texts.flatMap((text, place) => (containsBrandName({ text, brand }) ? [place] : []));
}
