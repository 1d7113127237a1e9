import { api } from '@citato/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { sendRequest } from '../send-request.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../storage.ts';
import { addressOf, pathOf, readBasePath } from './base-path.ts';

afterEach(() => {
  delete document.documentElement.dataset['base'];
  localStorage.clear();
  vi.unstubAllGlobals();
});

const standUnder = (path: string) => {
  document.documentElement.dataset['base'] = path;
};

it('at the root of a host addresses and paths are the same', () => {
  expect(readBasePath()).toBe('');
  expect(addressOf('/api/plans')).toBe('/api/plans');
  expect(pathOf('/login')).toBe('/login');
});

it('under a path every address begins with it, and a path of the product does not', () => {
  standUnder('/citato');
  expect(addressOf('/api/plans?a=1')).toBe('/citato/api/plans?a=1');
  expect(pathOf('/citato/login?plan=pro')).toBe('/login?plan=pro');
  expect([pathOf('/citato/'), pathOf('/citato')]).toEqual(['/', '/']);
});

it('calls go there', async () => {
  standUnder('/citato');
  const fetch = vi.fn(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', fetch);
  await sendRequest({ endpoint: api.listPlans, input: {}, accessToken: null });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/citato/api/plans', expect.anything());
});

it('what one product of a host keeps in the browser the other does not see', () => {
  writeStored({ key: STORAGE_KEYS.signedOut, value: '1' });
  expect(readStored(STORAGE_KEYS.signedOut)).toBe('1');
  standUnder('/citato');
  expect(readStored(STORAGE_KEYS.signedOut)).toBeNull();
  writeStored({ key: STORAGE_KEYS.pendingPlan, value: 'pro' });
  standUnder('/citato-prova');
  expect(readStored(STORAGE_KEYS.pendingPlan)).toBeNull();
});
