import { ACCENT } from '@citato/contract/accent';
import { REPORT_NIGHT, REPORT_PAPER } from '@citato/contract/client-report';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Eyes, measureContrast, measureDistance, readColours } from '../../test/colours.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const THEMES = { light: readColours(light), dark: readColours(dark) };
const EYES: readonly Eyes[] = ['all', 'protanopia', 'deuteranopia', 'tritanopia'];
const SERIES = [1, 2, 3, 4, 5, 6].map((number) => `data-${String(number)}`);
const GROUNDS = ['surface', 'raised', 'overlay', 'sunken'];

/** [what is written or drawn, on what, at least] */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['surface', 'raised', 'overlay'].map((ground) => ['text', ground, 7] as const),
  ...GROUNDS.flatMap((ground) => [
    ['text', ground, 4.5] as const,
    ['muted', ground, 4.5] as const,
    ['faint', ground, 4.5] as const,
    ['accent', ground, 4.5] as const,
    ['focus', ground, 3] as const,
  ]),
  ...['positive', 'neutral', 'negative', 'warning'].flatMap((tone) => [
    [tone, `${tone}-soft`, 4.5] as const,
    [tone, 'raised', 4.5] as const,
    [tone, 'surface', 4.5] as const,
  ]),
  ['text', 'own-row', 7],
  ['muted', 'own-row', 4.5],
  ['text', 'accent-soft', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-marker', 'marker', 7],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-deep', 'deep', 7],
  ['deep-muted', 'deep', 4.5],
  ['marker-positive', 'marker', 4.5],
  ['marker-negative', 'marker', 4.5],
  // The tick on its band, on grey paper too.
  ['accent', 'accent-line', 3],
  ['control', 'raised', 3],
  ['control', 'surface', 3],
  ...SERIES.map((series) => [series, 'raised', 3] as const),
];

describe.each(['light', 'dark'] as const)('the colours of the %s theme', (theme) => {
  const colourOf = (name: string): string =>
    THEMES[theme].get(name) ?? expect.fail(`The ${theme} theme has no colour '${name}'`);

  it.each(PAIRS)('%s can be read on %s: at least %d to 1', (front, ground, least) => {
    expect(measureContrast(colourOf(front), colourOf(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(EYES)('of six series no two look alike, seen with: %s', (eyes) => {
    const distances = SERIES.flatMap((one, index) =>
      SERIES.slice(index + 1).map((other) => ({
        pair: `${one}, ${other}`,
        distance: measureDistance({ one: colourOf(one), other: colourOf(other), eyes }),
      })),
    );
    expect(distances).toHaveLength(15);
    expect(distances.filter(({ distance }) => distance < 12)).toEqual([]);
  });
});

describe('the measures themselves', () => {
  it('know black from white, and that red and green are one to many', () => {
    expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    const pair = { one: '#a04030', other: '#5a6a10' };
    expect(measureDistance({ ...pair, eyes: 'all' })).toBeGreaterThan(15);
    expect(measureDistance({ ...pair, eyes: 'deuteranopia' })).toBeLessThan(6);
  });

  it('each theme names the same colours', () => {
    expect([...THEMES.dark.keys()].toSorted()).toEqual([...THEMES.light.keys()].toSorted());
    expect(THEMES.light.size).toBeGreaterThan(40);
  });

  it('the accent of mails and PDFs is the accent by day', () => {
    expect(THEMES.light.get('accent')?.toUpperCase()).toBe(ACCENT);
  });

  it('what a client’s colour is made readable on is what its page lies on', () => {
    expect(THEMES.light.get('raised')?.toUpperCase()).toBe(REPORT_PAPER);
    expect(THEMES.dark.get('raised')?.toUpperCase()).toBe(REPORT_NIGHT);
  });
});

describe('a colour', () => {
  const RAW = /#(?:[0-9a-f]{3,4}){1,2}\b(?=['"\s;,)\]])|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|tokens\.css$/.test(file),
  );

  it('is written in the tokens and nowhere else', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => RAW.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('would be found in a class, a style or a sheet', () => {
    expect(RAW.test('className="text-[#0b5c70]"')).toBe(true);
    expect(RAW.test("fill: '#fff'")).toBe(true);
    expect(RAW.test('color: rgb(0 0 0 / 0.5);')).toBe(true);
    expect(RAW.test("import api from '#lib/api-client'")).toBe(false);
  });
});

describe('a size of letters, a radius', () => {
  const RAW = /(?:^|[\s'"`:])(?:text|rounded(?:-[a-z]{1,2})?)-\[[\d.]/;
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );

  it('is one of the scale, whatever the screen', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => RAW.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('would be found in any class', () => {
    expect(RAW.test('className="text-[17px]"')).toBe(true);
    expect(RAW.test("'md:text-[1.1rem]'")).toBe(true);
    expect(RAW.test('before:rounded-t-[3px]')).toBe(true);
    expect(RAW.test('text-2xs rounded-bar')).toBe(false);
    expect(RAW.test('border-[1.5px]')).toBe(false);
  });
});
