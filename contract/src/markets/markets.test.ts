import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import rows from './countries.json' with { type: 'json' };
import { isKnownMarket, nameMarket } from './countries.ts';
import { DEFAULT_MARKET, MARKET_LANGUAGES, type Market, marketInput } from './market.ts';
import { nameQuestion, sayAsked } from './say-asked.ts';

const point = z.tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))]);
const name = z.string().check(z.regex(/^\p{Lu}[\p{L}’' ]+$/u));

/** What a row of the file of countries holds. */
const country = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{2}$/u)),
  name,
  english: name,
  number: z.int().check(z.gte(1), z.lte(999)),
  timeZone: z.string().check(z.refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone))),
  center: point,
  language: z.enum(MARKET_LANGUAGES),
  towns: z.array(z.strictObject({ name, english: name, at: point })),
});

describe('the file of countries', () => {
  it('follows its schema, names each country, number and town once, and Italy first', () => {
    expect(z.array(country).parse(rows)).toEqual(rows);
    for (const key of ['code', 'name', 'number'] as const)
      expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length);
    for (const { towns } of rows) expect(new Set(towns.map((town) => town.name)).size).toBe(towns.length);
    expect(rows[0]?.code).toBe(DEFAULT_MARKET.country);
  });

  it('calls countries as Italians do', () => {
    const names = new Intl.DisplayNames('it', { type: 'region' });
    for (const row of rows) expect(row.name).toBe(names.of(row.code));
  });

  it('has towns within a few degrees of the middle of their country, but for the largest', () => {
    for (const { code, center, towns } of rows)
      for (const { at } of towns)
        if (code !== 'US') expect(Math.abs((at[0] ?? 0) - (center[0] ?? 0))).toBeLessThan(7);
  });
});

describe('a market', () => {
  it('is one of the file', () => {
    expect(isKnownMarket(DEFAULT_MARKET)).toBe(true);
    expect(isKnownMarket({ ...DEFAULT_MARKET, place: 'Lecce' })).toBe(true);
    expect(isKnownMarket({ country: 'ES', language: 'es', place: 'Lecce' })).toBe(false);
    expect(isKnownMarket({ ...DEFAULT_MARKET, country: 'XX' })).toBe(false);
  });

  it.each([
    {},
    null,
    'Italia',
    { ...DEFAULT_MARKET, country: 'it' },
    { ...DEFAULT_MARKET, country: 'ITA' },
    { ...DEFAULT_MARKET, language: 'de' },
    { ...DEFAULT_MARKET, place: '' },
    { ...DEFAULT_MARKET, place: 'L'.repeat(101) },
    { country: 'IT', language: 'it' },
  ])('%j is none', (market) => {
    expect(z.safeParse(marketInput, market).success).toBe(false);
  });
});

describe('what is said of a question', () => {
  const named = (market: Market) => ({ ...market, name: nameMarket(market) });
  const spain = named({ country: 'ES', language: 'es', place: 'Madrid' });

  it('is nothing where it is asked in Italy, in Italian, by nobody in particular', () => {
    const plain = { text: 'Quale banca?', persona: null, market: named(DEFAULT_MARKET) };
    expect(sayAsked(plain)).toBeNull();
    expect(nameQuestion(plain)).toBe('Quale banca?');
  });

  it('is its market, and who asks, whole: two people may begin alike', () => {
    expect(sayAsked({ persona: null, market: spain })).toBe('Madrid, Spagna, in spagnolo');
    expect(sayAsked({ persona: 'Sono un cuoco', market: named(DEFAULT_MARKET) })).toBe(
      'chi chiede: «Sono un cuoco»',
    );
    const alike = ['Ho un bar.', 'Ho un forno.'].map((end) => `${'Sono un cuoco. '.repeat(10)}${end}`);
    const names = alike.map((persona) => nameQuestion({ text: '¿Qué banco?', persona, market: spain }));
    expect(names[0]).toBe(`¿Qué banco? (Madrid, Spagna, in spagnolo · chi chiede: ${alike[0] ?? ''})`);
    expect(names[1]).not.toBe(names[0]);
  });
});
