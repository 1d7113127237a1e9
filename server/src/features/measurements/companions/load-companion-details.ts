import type { CompanionDetails } from '@citato/contract';
import { listAnswerTexts, listMentions } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { Queryable } from '#platform/db';
import { listPackedMonths } from '../store/packed-months.ts';
import { listSeenAnswers } from '../store/seen-answers.ts';
import type { AskedTimeline } from '../timeline/load-timeline.ts';
import { chooseSentences } from './rules/choose-sentences.ts';
import { findBeside } from './rules/find-beside.ts';
import { listMonthsOf, resolveSpans } from '../timeline/rules/spans.ts';

/** Places looked at for each company: a name in a list says nothing, the next answer may. */
const LOOKED_AT = 8;

/** Sentences of the period's answers on companies beside the own one, and how many answers name it without any of them. */
export async function loadCompanionDetails(
  db: Queryable,
  {
    company,
    promptIds,
    engines,
    keys,
    ...asked
  }: Omit<AskedTimeline, 'company' | 'isWhole'> & {
    company: { readonly id: OwnedCompanyId };
    keys: readonly string[];
  },
): Promise<CompanionDetails> {
  const { period } = resolveSpans(asked);
  const months = await listPackedMonths(db, {
    companyId: company.id,
    promptIds,
    months: listMonthsOf(period),
  });
  const { mentions, withoutAny, sightings } = findBeside(months, { span: period, engines, keys });
  const looked = new Map([...sightings].map(([key, places]) => [key, places.slice(0, LOOKED_AT)]));
  const answers = await listSeenAnswers(db, { companyId: company.id, seen: [...looked.values()].flat() });
  const seen = [...new Map(answers.map((answer) => [answer.id, answer])).values()];
  const named = await listMentions(db, { companyId: company.id, resultIds: seen.map(({ id }) => id) });
  const texts = await listAnswerTexts(db, { companyId: company.id, results: seen });
  const read = seen.map((answer) => ({ ...answer, mentions: named.get(answer.id) ?? [] }));
  return {
    mentions,
    withoutAny,
    companions: keys.map((key) => ({ key, sentences: chooseSentences({ key, answers: read, texts }) })),
  };
}
