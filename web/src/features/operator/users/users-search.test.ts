import { expect, it } from 'vitest';
import { isFiltered, parseUsersSearch, toUsersQuery } from './users-search.ts';

it('reads what an address says of the list', () => {
  const search = { cerca: 'ada', piano: 'pro', stato: 'canceled', ordine: 'email', pagina: '12', altro: 'x' };
  expect(parseUsersSearch(search)).toEqual({
    cerca: 'ada',
    piano: 'pro',
    stato: 'canceled',
    ordine: 'email',
    pagina: '12',
  });
});

it.each([
  ['blanks', { cerca: '  \0 ' }],
  ['plans nobody has', { piano: 'oro' }],
  ['states that are none', { stato: 'boh' }],
  ['the order it has anyway', { ordine: 'newest' }],
  ['the first page', { pagina: '1' }],
  ['pages that are none', { pagina: '-3' }],
  ['pages beyond all', { pagina: '1000000' }],
])('leaves out %s', (_, search) => {
  expect(parseUsersSearch(search)).toEqual({});
  expect(isFiltered(parseUsersSearch(search))).toBe(false);
});

it('cuts a search no account can match', () => {
  expect(parseUsersSearch({ cerca: 'a'.repeat(300) }).cerca).toHaveLength(254);
});

it('asks for the page by its number', () => {
  expect(toUsersQuery({ pagina: '3', piano: 'guru' })).toMatchObject({ page: 3, plan: 'guru' });
});
