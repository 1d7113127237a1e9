import type { api } from '@citato/contract';
import type { Queryable } from '#platform/db';
import type { CheckedJson } from '#platform/http';
import type { AnswerJson } from './cache-answers.ts';
import type { WritePage } from './cache-pages.ts';
import { type AskedAnswers, listAnswers } from './list-answers.ts';
import type { LoadAnswers } from './load-answers.ts';

/** A page of answers as it travels: answers and page are kept as text, since a reader who leafs meets them again. */
export async function writeAnswers(
  deps: { db: Queryable; loadAnswers: LoadAnswers<AnswerJson>; writePage: WritePage },
  asked: AskedAnswers,
): Promise<CheckedJson<(typeof api.getAnalysis.responses)[200]>> {
  return deps.writePage(asked, await listAnswers(deps, asked));
}
