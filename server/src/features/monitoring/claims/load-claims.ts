import { createHash } from 'node:crypto';
import { listAnswerTexts, listCitations } from '#features/answers';
import { listOwnedPrompts } from '#features/companies';
import { quoteSentence } from '#features/measurements';
import type { AccountId, CompanyId } from '#lib/ids';
import { type RomeDay, addDays, romeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { type GroupedClaim, groupClaims } from './rules/group-claims.ts';
import { readStatements } from './rules/read-statements.ts';
import { listNamingAnswers } from './store.ts';

/** Four weeks, as the other views begin with. */
const DAYS = 28;
/** Answers read for one view: some megabytes of text. */
const MAX_ANSWERS = 1_000;

export interface LoadedClaims {
  readonly firstDay: RomeDay;
  readonly lastDay: RomeDay;
  readonly answers: number;
  readonly isCut: boolean;
  readonly claims: readonly (GroupedClaim & { readonly key: string })[];
}

/** What recent answers state of the company, the same statement once. */
export async function loadClaims(
  db: Queryable,
  { userId, companyId, now }: { userId: AccountId; companyId: CompanyId; now: Date },
): Promise<LoadedClaims> {
  const lastDay = romeDay(now);
  const span = { firstDay: addDays(lastDay, 1 - DAYS), lastDay };
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const company = owned[0]?.company;
  if (company === undefined) return { ...span, answers: 0, isCut: false, claims: [] };
  const { id } = company;
  const promptIds = owned.map(({ prompt }) => prompt.id);
  const asked = { companyId: id, promptIds, firstDay: span.firstDay };
  const answers = await listNamingAnswers(db, { ...asked, limit: MAX_ANSWERS });
  const texts = await listAnswerTexts(db, { companyId: id, results: answers });
  const citations = await listCitations(db, { companyId: id, resultIds: answers.map((one) => one.id) });
  const statements = answers.flatMap((answer) => {
    const text = texts.get(answer.id);
    if (text === undefined) return [];
    return readStatements({
      answer,
      text,
      citations: citations.get(answer.id) ?? [],
      quote: quoteSentence,
    });
  });
  const claims = groupClaims(statements, [company.name, ...company.aliases]);
  return {
    ...span,
    answers: texts.size,
    isCut: answers.length >= MAX_ANSWERS,
    claims: claims.map((claim) => ({ ...claim, key: hashClaim(claim.folded) })),
  };
}

/** What a statement is known by: as short as a key, as long as it takes to tell all apart. */
const hashClaim = (folded: string): string => createHash('sha256').update(folded).digest('hex').slice(0, 32);
