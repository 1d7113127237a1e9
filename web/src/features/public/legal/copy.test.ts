import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STORAGE_KEYS, STORAGE_KEYS_OF_TAB, STORAGE_KEYS_OF_USER } from '#lib/storage';
import { cookieCopy } from './copy.ts';

const SOURCES = join(import.meta.dirname, '../../..');
const COOKIES = ['citato_refresh', 'citato_registration'];

it('the page of cookies lists every key the product stores, and no other', () => {
  const listed = cookieCopy.needed.map(({ name }) => name);
  const stored = [STORAGE_KEYS, STORAGE_KEYS_OF_TAB, STORAGE_KEYS_OF_USER].flatMap((keys) =>
    Object.values(keys),
  );
  expect([...listed].sort()).toEqual([...COOKIES, ...stored].sort());
});

it('nothing is stored in the browser but by the registry of keys', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const storing = sources.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open)\b/.test(
      readFileSync(join(SOURCES, file), 'utf8'),
    ),
  );
  expect(storing).toEqual([join('lib', 'storage.ts')]);
});
