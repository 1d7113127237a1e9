import { expect, it } from 'vitest';
import { createCallerCount } from './caller-count.ts';

it('counts those that several announce, each until it has come or is let go of', () => {
  const callers = createCallerCount();
  const [one, other] = [callers.expect(5), callers.expect(3)];
  expect(callers.current()).toBe(8);
  one.dropOne();
  other.dropOne();
  expect(callers.current()).toBe(6);
  one.dropAll();
  expect(callers.current()).toBe(2);
  // It comes after it was let go of.
  one.dropOne();
  expect(callers.current()).toBe(2);
  other.dropAll();
  expect(callers.current()).toBe(0);
});
