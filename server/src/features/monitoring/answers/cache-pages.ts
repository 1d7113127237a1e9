import { hash } from 'node:crypto';
import { api } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { createAnswerCache } from '#platform/http';
import { type AnswerPage, type AskedAnswers, findAnswerPage, loadAnswerPage } from './list-answers.ts';

const shape = api.listAnswers.responses[200];

const MAX_BYTES = 16_000_000;
/** An entry costs memory beside its bytes. */
const MOST_PAGES = 5_000;
/** A text whose retention ends goes without a word of its row: no page is kept for longer than this. */
const KEEP_MS = 5 * 60_000;

/**
 * Caches the pages of a process, each for as long as it lists the same answers in the same state. What a caller may word
 * freely (a company, a bookmark) has no end of names, and is not cached.
 */
export function createPagesCache(db: Queryable) {
  const cache = createAnswerCache(shape, { maxBytes: MAX_BYTES, maxEntries: MOST_PAGES, keepMs: KEEP_MS });
  return async (asked: AskedAnswers) => {
    const page = await findAnswerPage(db, asked);
    if (asked.query.company !== undefined || asked.query.cursor !== undefined) {
      return { status: 200, body: await loadAnswerPage(db, page) } as const;
    }
    const found = { name: JSON.stringify(asked), version: nameVersion(page) };
    const cached = cache.find({ ...found, load: () => loadAnswerPage(db, page) });
    return { status: 200, cached } as const;
  };
}

function nameVersion({ listed, total }: AnswerPage): string {
  return hash('sha256', JSON.stringify([total, listed.map(({ id, version }) => [id, version])]), 'base64url');
}
