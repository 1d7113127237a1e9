import { describeMarket, marketOf } from '@citato/contract/markets';
import { buildRate } from '@citato/contract/figures';
import { listAnswerTexts } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import { listScopeAnswers } from '../history/list-scope-answers.ts';
import type { AnalysisId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type Digest, buildDigest, listQuotable } from './rules/digest.ts';

/** What the answers in scope say, and the analysis the newest of them came with. */
export async function loadDigest(
  db: Queryable,
  subject: OwnedPrompt,
): Promise<{ digest: Digest; analysisId: AnalysisId } | null> {
  const { prompt, company } = subject;
  const answers = await listScopeAnswers(db, subject);
  const digest = buildDigest({
    subject: {
      question: prompt.text,
      persona: prompt.persona,
      market: describeMarket(marketOf(prompt, company)),
      company: company.name,
      websiteUrl: company.websiteUrl,
      namesOwn: prompt.namesOwnCompany,
    },
    answers,
    texts: await listAnswerTexts(db, { companyId: company.id, results: listQuotable(answers) }),
    buildRate,
  });
  const [newest] = answers;
  return digest === null || newest === undefined ? null : { digest, analysisId: newest.analysisId };
}
