import { expect, it } from 'vitest';
import { warmReading } from './warm-reading.ts';

it('reads five answers to each of a dozen questions, all of them whole', async () => {
  expect(await warmReading()).toBe(60);
});
