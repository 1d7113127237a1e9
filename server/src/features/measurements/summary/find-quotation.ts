import { listAnswerTexts } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import { listScopeAnswers } from '../history/list-scope-answers.ts';
import type { Queryable } from '#platform/db';
import { listTelling, type Quotation, quoteOne } from './rules/quote-one.ts';

/** One sentence of the answers in scope that says most about the company; null when no text of them is kept. */
export async function findQuotation(db: Queryable, subject: OwnedPrompt): Promise<Quotation | null> {
  const telling = listTelling(await listScopeAnswers(db, subject));
  const { id: companyId } = subject.company;
  const texts = await listAnswerTexts(db, { companyId, results: telling });
  return quoteOne({ answers: telling, texts });
}
