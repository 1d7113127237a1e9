import { expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';

it('gives what is under way to all who ask meanwhile, and begins anew after it', async () => {
  const shared = createSharedWork<string>();
  expect(shared.join('one')).toBeNull();
  const done = Promise.withResolvers<string>();
  const begun = shared.begin('one', async () => done.promise);
  const joined = shared.join('one');
  expect(shared.join('two')).toBeNull();
  done.resolve('row');
  expect(await Promise.all([begun, joined])).toEqual(['row', 'row']);
  expect(shared.join('one')).toBeNull();
});

it('forgets what failed', async () => {
  const shared = createSharedWork<string>();
  const begun = shared.begin('one', async () => Promise.reject(new Error('The database is away')));
  await expect(shared.join('one')).rejects.toThrow('The database is away');
  await expect(begun).rejects.toThrow('The database is away');
  expect(shared.join('one')).toBeNull();
});
