import { expect, it } from 'vitest';
import { takeTurn } from './take-turns.ts';

it('lets the event loop turn between two pieces of work, in the order they came', async () => {
  const order: string[] = [];
  const first = takeTurn(() => {
    order.push('first');
    setImmediate(() => order.push('somebody else'));
  });
  const second = takeTurn(() => order.push('second'));
  await Promise.all([first, second]);
  await new Promise(setImmediate);
  expect(order).toEqual(['first', 'somebody else', 'second']);
});

it('gives what came of the work, and goes on after one that failed', async () => {
  const failing = takeTurn(() => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await takeTurn(() => 42)).toBe(42);
});
