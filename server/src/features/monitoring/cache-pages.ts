import { api } from '@citato/contract';
import { LRUCache } from 'lru-cache';
import { type CheckedJson, fillEmptyLists, writeChecked } from '#platform/http';
import type { AnswerJson } from './cache-answers.ts';
import type { AskedAnswers } from './list-answers.ts';

const MAX_BYTES = 16_000_000;
/** The compressed forms that are sent stand beside a kept page and are, together, shorter than it. */
const SHARE_WITH_FORMS = 2;
/** Of a name that is not all Latin. */
const BYTES_A_CHARACTER = 2;
const KEEP_MS = 5 * 60_000;
/** An entry costs memory beside its bytes, however short the page and its name are. */
const MOST_PAGES = 5_000;

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

/**
 * Keeps the pages of a process: one is good for as long as it is made of the very texts it was made of. What a caller
 * may word freely (a company, a bookmark) has no end of names, and is not kept.
 */
export function createPagesCache(): WritePage {
  const kept = new LRUCache<string, { readonly page: AnswerPage; readonly json: PageJson }>({
    max: MOST_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, name) => json.length * SHARE_WITH_FORMS + name.length * BYTES_A_CHARACTER,
    ttl: KEEP_MS,
  });
  return (asked, page) => {
    if (asked.query.company !== undefined || asked.query.cursor !== undefined) return writePage(page);
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
