import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHUNK_GROUPS, isBelow } from './chunk-groups.config.ts';

const ROOT = join(import.meta.dirname, '..');

const places = CHUNK_GROUPS.flatMap((group) => group.places);
const listFiles = (place: string): string[] =>
  globSync(`${place}*`, { cwd: ROOT }).filter((file) => !file.includes('.test.'));

it('every place of a group of chunks is there', () => {
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter((place) => listFiles(place).length === 0)).toEqual([]);
});

it('no place is named twice', () => {
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

it.each([
  ['/app/web/src/ui/forms/field-context.ts', true],
  [String.raw`C:\app\web\src\ui\layout\card.tsx`, true],
  ['/app/web/src/ui/layout/card-list.tsx', false],
  ['/app/web/src/ui/forms/text-input.tsx', false],
])('%s lies below a place: %s', (file, expected) => {
  expect(isBelow(['web/src/ui/forms/field', 'web/src/ui/layout/card.'], file)).toBe(expected);
});
