import { expect, it } from 'vitest';
import { CODE_OF_FAULT, isTooOld } from './operation-end.ts';

it('leaves open only what nobody knows', () => {
  const open = Object.entries(CODE_OF_FAULT).filter(([, code]) => code === null);
  expect(open.map(([kind]) => kind)).toEqual(['unavailable']);
});

it('asks again no later than the provider remembers its keys', () => {
  const createdAt = new Date('2026-03-02T09:00:00Z');
  const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  expect(isTooOld({ createdAt, now: after(23) })).toBe(false);
  expect(isTooOld({ createdAt, now: after(23.01) })).toBe(true);
});
