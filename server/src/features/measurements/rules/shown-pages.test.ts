import { expect, it } from 'vitest';
import { countShownPages } from './shown-pages.ts';

const cell = (engine: 'ai_overviews' | 'openai', counts: object) => ({
  engine,
  ok: 0,
  refused: 0,
  empty: 0,
  notShown: 0,
  failed: 0,
  ...counts,
});

it('counts pages that came, and leaves out calls that failed and engines that always answer', () => {
  const cells = [
    cell('ai_overviews', { ok: 3, notShown: 2 }),
    cell('ai_overviews', { ok: 1, refused: 1, notShown: 1, failed: 4 }),
    cell('openai', { ok: 5, failed: 1 }),
  ];
  expect(countShownPages(cells)).toEqual([{ engine: 'ai_overviews', shown: 5, pages: 8 }]);
  expect(countShownPages([])).toEqual([]);
});
