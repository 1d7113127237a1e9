import { expect, it } from 'vitest';
import { formatHost, leftOf } from './model.ts';

it('shows a site by the name people call it', () => {
  expect(formatHost('https://www.ponteverde.example')).toBe('ponteverde.example');
  expect(formatHost('http://negozio.ponteverde.example:8080')).toBe('negozio.ponteverde.example:8080');
});

it('never says that fewer than zero are left', () => {
  expect(leftOf({ used: 1, max: 5 })).toBe(4);
  expect(leftOf({ used: 7, max: 5 })).toBe(0);
});
