import { expect, it } from 'vitest';
import { countSeats } from './seats.ts';

it('counts whoever works in the organisation and whoever is invited to, and no client', () => {
  expect(countSeats({ roles: ['owner'], invited: 0 })).toBe(1);
  expect(countSeats({ roles: ['owner', 'editor', 'reader', 'client', 'client'], invited: 2 })).toBe(5);
});
