import { PAGES } from '@citato/contract';
import { expect, it } from 'vitest';
import { createAppRouter } from './router.tsx';
import { formatSearch, parseSearch } from './search-params.ts';
import { isStaleChunk } from './failures/stale-chunk.ts';

it('has a route for every page the server answers, and no other', () => {
  const { routesByPath } = createAppRouter({});
  const spelled = Object.values(PAGES).map((page) => page.replaceAll('/:', '/$'));
  expect(Object.keys(routesByPath).sort()).toEqual(spelled.sort());
});

it('counts every page in a category of the specification', () => {
  const { routesByPath } = createAppRouter({});
  const categories = Object.values(routesByPath).map(({ options: { staticData } }) => staticData?.category);
  for (const category of categories) {
    expect(['landing', 'auth', 'checkout', 'admin', 'profile', 'test', 'dashboard']).toContain(category);
  }
});

it('keeps a token in an address letter for letter', () => {
  const address = '?token=1e5&email=a%2Bb%40c.example';
  expect(parseSearch(address)).toEqual({ token: '1e5', email: 'a+b@c.example' });
  expect(formatSearch(parseSearch(address))).toBe(address);
  expect(formatSearch({ plan: undefined })).toBe('');
});

it('knows a part that a new version has replaced from an error of ours', () => {
  expect(isStaleChunk(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
  expect(isStaleChunk(new TypeError('error loading dynamically imported module'))).toBe(true);
  expect(isStaleChunk(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isStaleChunk(new TypeError('undefined is not a function'))).toBe(false);
});
