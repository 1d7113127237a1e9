import { describe, expect, it } from 'vitest';
import { DECOY_HASH, hashPassword, isRightPassword } from './hash-password.ts';

const settingOf = (hash: string) => hash.split('$').slice(1, 4);

describe('a stored password', () => {
  it('is an argon2id hash with 19 MiB and two passes, different each time', async () => {
    const [first, second] = await Promise.all([hashPassword('Ponteverde1'), hashPassword('Ponteverde1')]);
    expect(settingOf(first)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(first).not.toBe(second);
  });

  it('fits its own password only, all hundred characters of it', async () => {
    const password = `Aa1${'è'.repeat(97)}`;
    const storedHash = await hashPassword(password);
    expect(await isRightPassword({ password, storedHash })).toBe(true);
    expect(await isRightPassword({ password: `${password.slice(0, -1)}e`, storedHash })).toBe(false);
  });

  it('costs the same check when there is none, and nothing fits it', async () => {
    expect(settingOf(DECOY_HASH)).toEqual(settingOf(await hashPassword('Ponteverde1')));
    expect(await isRightPassword({ password: '', storedHash: null })).toBe(false);
    expect(await isRightPassword({ password: 'Ponteverde1', storedHash: null })).toBe(false);
  });
});
