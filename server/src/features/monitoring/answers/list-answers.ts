import { hash } from 'node:crypto';
import type { Queryable } from '#platform/db';
import type { PagesCache } from './cache-pages.ts';
import { type AnswerPage, type AskedAnswers, findAnswerPage, loadAnswerPage } from './load-answer-page.ts';

/**
 * A page of the answers to the user's prompt. It is cached while it lists the same answers in the same state; requests
 * with free words (a company, a bookmark, days) are not cached, since there is no end of them.
 */
export async function listAnswers({ db, cache }: { db: Queryable; cache: PagesCache }, asked: AskedAnswers) {
  const page = await findAnswerPage(db, asked);
  const { company, cursor, from, to } = asked.query;
  if ([company, cursor, from, to].some((free) => free !== undefined)) {
    return { status: 200, body: await loadAnswerPage(db, page) } as const;
  }
  const found = { name: JSON.stringify(asked), version: nameVersion(page) };
  const cached = cache.find({ ...found, load: () => loadAnswerPage(db, page) });
  return { status: 200, cached } as const;
}

function nameVersion({ subject: { prompt }, listed, total }: AnswerPage): string {
  return hash(
    'sha256',
    JSON.stringify([prompt.series, total, listed.map(({ id, version }) => [id, version])]),
    'base64url',
  );
}
