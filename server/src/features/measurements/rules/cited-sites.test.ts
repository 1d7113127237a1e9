import { describe, expect, it } from 'vitest';
import { type PromptId, toId } from '#lib/ids';
import { countCitedSites, rankCitedSites } from './cited-sites.ts';
import { buildThirtyDayWindow } from './thirty-day-window.ts';

const source = (domain: string, day: string, engine: 'openai' | 'google' = 'openai', answers = 1) => ({
  domain,
  day,
  engine,
  answers,
});
const window = buildThirtyDayWindow({ lastDay: '2026-10-30', seriesSince: null });
const count = (sources: ReturnType<typeof source>[], engine?: 'openai' | 'google') =>
  countCitedSites({ sources, window, engine, ownDomain: 'mio.example' });

describe('the sites the answers cite', () => {
  it('are counted once each, within the days of the figures', () => {
    expect(
      count([
        source('a.example', '2026-10-01'),
        source('a.example', '2026-10-30', 'google', 3),
        source('b.example', '2026-09-30'),
        source('c.example', '2026-10-31'),
      ]),
    ).toEqual({ sites: 1, citesOwn: false });
  });

  it('are those of one engine, and say whether the own one is among them', () => {
    const sources = [source('mio.example', '2026-10-02', 'google'), source('a.example', '2026-10-02')];
    expect(count(sources)).toEqual({ sites: 2, citesOwn: true });
    expect(count(sources, 'openai')).toEqual({ sites: 1, citesOwn: false });
    expect(count([])).toEqual({ sites: 0, citesOwn: false });
  });
});

describe('the sites by the answers that cite them', () => {
  const prompt = (number: number) => toId<PromptId>(`0000000${String(number)}-0000-4000-8000-000000000000`);
  const of = (number: number, ...rest: Parameters<typeof source>) => ({
    promptId: prompt(number),
    ...source(...rest),
  });
  const windows = new Map([
    [prompt(1), window],
    [prompt(2), buildThirtyDayWindow({ lastDay: '2026-10-30', seriesSince: '2026-10-20' })],
  ]);

  it('are added up over prompts, days and engines, equal ones by name', () => {
    const sources = [
      of(1, 'b.example', '2026-10-02'),
      of(1, 'a.example', '2026-10-02'),
      of(1, 'c.example', '2026-10-02', 'google', 2),
      of(2, 'c.example', '2026-10-21'),
    ];
    expect(rankCitedSites({ sources, windows })).toEqual([
      { domain: 'c.example', answers: 3 },
      { domain: 'a.example', answers: 1 },
      { domain: 'b.example', answers: 1 },
    ]);
  });

  it('leave out the days before a prompt was changed, days without an answer, and prompts not asked for', () => {
    const sources = [
      of(2, 'old.example', '2026-10-19'),
      of(1, 'none.example', '2026-10-02', 'openai', 0),
      of(3, 'other.example', '2026-10-02'),
    ];
    expect(rankCitedSites({ sources, windows })).toEqual([]);
  });
});
