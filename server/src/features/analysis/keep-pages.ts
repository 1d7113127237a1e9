import { api } from '@citato/contract';
import { LRUCache } from 'lru-cache';
import { type CheckedJson, fillEmptyLists, writeChecked } from '#platform/http';
import type { AnswerJson } from './keep-answers.ts';
import type { AskedAnswers } from './list-answers.ts';

const MAX_BYTES = 16_000_000;
/** The compressed forms that are sent stand beside a kept page and are, together, shorter than it. */
const SHARE_WITH_FORMS = 2;
const KEEP_MS = 5 * 60_000;

const shape = api.getAnalysis.responses[200];

/** A page of answers, each as it travels. */
export interface AnswerPage {
  readonly results: readonly AnswerJson[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

type PageJson = CheckedJson<typeof shape>;

/** Gives a page as it travels. */
export type WritePage = (asked: AskedAnswers, page: AnswerPage) => PageJson;

/** Keeps the pages of a process: one is good for as long as it is made of the very texts it was made of. */
export function keepPages(): WritePage {
  const kept = new LRUCache<string, { readonly page: AnswerPage; readonly json: PageJson }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }) => json.length * SHARE_WITH_FORMS,
    ttl: KEEP_MS,
  });
  return (asked, page) => {
    const name = JSON.stringify(asked);
    const found = kept.get(name);
    if (found !== undefined && isSame(found.page, page)) return found.json;
    const json = writePage(page);
    kept.set(name, { page, json });
    return json;
  };
}

function isSame(one: AnswerPage, other: AnswerPage): boolean {
  return (
    one.nextCursor === other.nextCursor &&
    one.total === other.total &&
    one.results.length === other.results.length &&
    one.results.every((answer, index) => answer === other.results[index])
  );
}

function writePage({ results, ...page }: AnswerPage): PageJson {
  return fillEmptyLists({
    json: writeChecked(shape, { results: [], ...page }),
    key: 'results',
    lists: [results],
  });
}
