import { PAGES } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { createAppRouter } from './router.tsx';
import { formatSearch, parseSearch } from './search-params.ts';
import { isStaleChunk } from '../failures/stale-chunk.ts';

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

describe('what an address says that its page does not know', () => {
  const KEYS = {
    [PAGES.home]: [
      'azienda',
      'scheda',
      'domanda',
      'motore',
      'risposte',
      'presenza',
      'ordina',
      'tono',
      'payment',
    ],
    [PAGES.login]: ['redirect', 'plan'],
    [PAGES.register]: ['redirect', 'plan'],
    [PAGES.verifyEmail]: ['email', 'token', 'plan'],
    [PAGES.resetPassword]: ['token'],
    [PAGES.checkout]: ['plan'],
    [PAGES.profile]: ['tab'],
    [PAGES.admin]: ['sezione', 'piano', 'stato', 'ordine', 'pagina', 'periodo'],
    [PAGES.headerVariants]: ['variante'],
    [PAGES.devMailbox]: ['to'],
  };
  const readSearch = (address: string): unknown => {
    const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) });
    // oxlint-disable-next-line typescript/no-deprecated -- this signature, of one location, is the one that stays
    const search: unknown = router.matchRoutes(router.latestLocation).at(-1)?.search;
    return search;
  };
  const addresses = Object.entries(KEYS).flatMap(([page, keys]) => keys.map((key) => [page, key] as const));

  it.each(addresses)('is no value at %s for an empty %s', (page, key) => {
    expect(readSearch(`${page}?${key}=`)).toMatchObject({ [key]: undefined });
  });

  it.each([
    ['/profile?tab=xyz', { tab: undefined }],
    ['/profile?tab=webhook', { tab: undefined }],
    ['/profile?tab=plan&tab=xyz', { tab: undefined }],
    ['/profile?tab=xyz&tab=plan', { tab: 'plan' }],
    ['/profile?tab=profile', { tab: undefined }],
    [
      '/admin?sezione=xyz&stato=xyz&periodo=ieri',
      { sezione: undefined, stato: undefined, periodo: undefined },
    ],
    ['/?azienda=1&scheda=xyz&ordina=xyz', { azienda: '1', scheda: undefined, ordina: undefined }],
    ['/?scheda=risultati&scheda=xyz', { scheda: undefined }],
    ['/checkout?plan=free', { plan: undefined }],
    ['/register?plan=oro', { plan: undefined }],
  ])('is no value in %s', (address, search) => {
    expect(readSearch(address)).toMatchObject(search);
  });

  it('stays in the address: whoever counts visits may need it', async () => {
    const router = createAppRouter({ history: createMemoryHistory({ initialEntries: ['/?utm_source=x'] }) });
    await router.load();
    expect(router.state.location.searchStr).toBe('?utm_source=x');
  });
});
