import { analysisResult } from '@citato/contract';
import { expect, it } from 'vitest';
import { toId } from '#lib/ids';
import { writeChecked } from '#platform/http';
import type { AnswerJson } from './cache-answers.ts';
import { type AnswerPage, createPagesCache } from './cache-pages.ts';
import type { AskedAnswers } from './list-answers.ts';

const anAnswer = (text: string): AnswerJson =>
  writeChecked(analysisResult, {
    id: '7c1d9f0a-3a4b-4c5d-8e6f-1a2b3c4d5e6f',
    analysisId: '7c1d9f0a-3a4b-4c5d-8e6f-1a2b3c4d5e60',
    requestId: '7c1d9f0a-3a4b-4c5d-8e6f-1a2b3c4d5e61',
    engine: 'openai',
    model: 'scripted-1',
    sample: 1,
    status: 'ok',
    failure: null,
    brandPresent: false,
    brandPosition: null,
    mentionedCompanies: [],
    companiesSentiment: {},
    companies: [],
    answer: text,
    citations: [],
    latencyMs: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
  });
const [first, second] = [anAnswer('Aruba'), anAnswer('Keliweb')];
const page: AnswerPage = { results: [first, second], nextCursor: null, total: 2 };
const asked: AskedAnswers = { userId: toId('ada'), promptId: toId('one'), query: { limit: 2 } };

it('gives the very same bytes for the very same answers', () => {
  const write = createPagesCache();
  const json = write(asked, page);
  expect(write(asked, { ...page, results: [first, second] })).toBe(json);
});

it.each<[string, Partial<AnswerPage>]>([
  ['an answer was read anew', { results: [first, anAnswer('Netsons')] }],
  ['an answer is gone', { results: [first] }],
  ['they stand in another order', { results: [second, first] }],
  ['more follow', { nextCursor: 'more' }],
  ['there are more in all', { total: 3 }],
])('writes the page anew when %s', (_change, changed) => {
  const write = createPagesCache();
  write(asked, page);
  const now = { ...page, ...changed };
  const texts = now.results.map((answer): unknown => JSON.parse(answer.toString()));
  expect(JSON.parse(write(asked, now).toString())).toEqual({ ...now, results: texts });
});

it('keeps a page to who asked for it', () => {
  const write = createPagesCache();
  const json = write(asked, page);
  expect(write({ ...asked, userId: toId('bruno') }, page)).not.toBe(json);
  expect(write({ ...asked, query: { limit: 3 } }, page)).not.toBe(json);
  expect(write(asked, page)).toBe(json);
});

const empty: AnswerPage = { results: [], nextCursor: null, total: 0 };

it('keeps no page whose name a caller may word freely: names have no end', () => {
  const write = createPagesCache();
  for (const query of [{ company: 'я'.repeat(500) }, { cursor: 'x'.repeat(200) }]) {
    const json = write({ ...asked, query }, empty);
    expect(write({ ...asked, query }, empty)).not.toBe(json);
  }
});

it('keeps a bounded number of pages, however short they are', () => {
  const write = createPagesCache();
  const names = Array.from({ length: 20_000 }, (_, number) => `${'п'.repeat(200)}${String(number)}`);
  const written = names.map((name) => write({ ...asked, promptId: toId(name) }, empty));
  // From the last one back: asking for one that was dropped writes it anew and drops another.
  const kept = names
    .toReversed()
    .filter((name, index) => write({ ...asked, promptId: toId(name) }, empty) === written.at(-1 - index));
  expect(kept.length).toBeGreaterThan(1000);
  expect(kept.length).toBeLessThanOrEqual(5000);
});
