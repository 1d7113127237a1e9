import { describe, expect, it } from 'vitest';
import { countCitedSites } from './cited-sites.ts';
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
