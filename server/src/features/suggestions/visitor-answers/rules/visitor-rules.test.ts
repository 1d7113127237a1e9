import { expect, it } from 'vitest';
import { chooseEngines } from './choose-engines.ts';
import { nameOfSite } from './name-of-site.ts';
import { expiryOfFailure } from './visitor-life.ts';

it.each([
  ['https://www.ponte-verde.example', 'ponte verde'],
  ['https://negozio.ponteverde.it', 'ponteverde'],
  ['https://www.facebook.com/trattoria.aurora', 'trattoriaaurora'],
  ['https://trattoria-aurora.wixsite.com/sito', 'trattoria aurora sito'],
])('looks for %s as %s where the site states no name', (websiteUrl, name) => {
  expect(nameOfSite(websiteUrl)).toBe(name);
});

it('asks the cheapest engine first, and none that costs where visitors have no money', () => {
  const engine = (id: string, cost: number) => ({
    id,
    estimatedCostMicroDollars: cost * 2,
    typicalCostMicroDollars: cost,
  });
  const engines = [engine('dear', 900), engine('free', 0), engine('cheap', 100)];
  const list = (visitorBudgetCents: number) =>
    chooseEngines(engines, { visitorBudgetCents }).map(({ id }) => id);
  expect(list(50)).toEqual(['free', 'cheap', 'dear']);
  expect(list(0)).toEqual(['free']);
});

it('tries a site again after a minute, a day’s money after ten, but an engine that was called only after an hour', () => {
  const now = new Date('2026-11-25T10:00:00Z');
  const at = (failure: 'unreachable' | 'no_answer' | 'over_budget', calledAt: Date | null) =>
    expiryOfFailure({ failure, calledAt, now }).toISOString();
  expect(at('unreachable', null)).toBe('2026-11-25T10:01:00.000Z');
  expect(at('over_budget', null)).toBe('2026-11-25T10:10:00.000Z');
  expect(at('no_answer', now)).toBe('2026-11-25T11:00:00.000Z');
});
