import { api } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { type CheckedJson, fillEmptyLists, writeChecked } from '#platform/http';
import type { AnswerJson } from './keep-answers.ts';
import { type AskedAnswers, listAnswers } from './list-answers.ts';
import type { LoadAnswers } from './load-answers.ts';

const shape = api.getAnalysis.responses[200];

/** A page of answers as it travels: the answers are kept as text, since a reader who leafs meets them again. */
export async function writeAnswers(
  deps: { db: Queryable; loadAnswers: LoadAnswers<AnswerJson> },
  asked: AskedAnswers,
): Promise<CheckedJson<typeof shape>> {
  const { results, ...page } = await listAnswers(deps, asked);
  return fillEmptyLists({
    json: writeChecked(shape, { results: [], ...page }),
    key: 'results',
    lists: [results],
  });
}
