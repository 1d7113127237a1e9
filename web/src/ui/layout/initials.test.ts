import { expect, it } from 'vitest';
import { formatInitials } from './initials.ts';
import { placeOnTrack } from '../figures/place-on-track.ts';

it.each([
  ['Ponteverde CRM', 2, 'PC'],
  ['Torrealta', 2, 'TO'],
  ['l’Èra dei Caffè', 2, 'LÈ'],
  ['giulia.ferri@ponteverde.example', 1, 'G'],
  ['3M', 2, '3M'],
  ['…', 2, ''],
])('shortens %s to %s letters', (name, max, initials) => {
  expect(formatInitials({ name, max })).toBe(initials);
});

it('keeps a value on its track', () => {
  expect(placeOnTrack({ point: 62.5, min: 0, max: 100 })).toBe(62.5);
  expect(placeOnTrack({ point: 1, min: 1, max: 10 })).toBe(0);
  expect(placeOnTrack({ point: 14, min: 1, max: 10 })).toBe(100);
  expect(placeOnTrack({ point: 3, min: 0, max: 0 })).toBe(0);
});
