import { getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import { takeTurn } from '#lib/async/take-turns';
import type { Context } from '#platform/context';
import { type WeighedSpan, explainText } from '../rules/explain-text.ts';

const TESTS = { name: 'name-trials', uses: 60, windowSeconds: 10 * 60 };

/** Reads a sentence its user wrote, by the rules and for the names stated so far; nothing is stored. */
export async function readSentence(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { sentence, ...scope }: { userId: AccountId; companyId: CompanyId; sentence: string },
): Promise<{ isNamed: boolean; spans: WeighedSpan[] }> {
  const company = await getOwnedCompany(db, scope);
  await limits.take(TESTS, scope.userId);
  const { spans } = await takeTurn(() =>
    explainText({ text: sentence, subject: company, knownCompanies: [], report: null }),
  );
  return { isNamed: spans.some(({ isOwn, counts }) => isOwn && counts), spans };
}
