import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { DECOY_HASH, hashPassword, checkPassword } from './hash-password.ts';

const settingOf = (hash: string) => hash.split('$').slice(1, 4);

const isRight = async (asked: { password: string; storedHash: string | null }) =>
  (await checkPassword(asked)).isRight;

describe('a stored password', () => {
  it('is an argon2id hash with 19 MiB and two passes, different each time', async () => {
    const [first, second] = await Promise.all([hashPassword('Ponteverde1'), hashPassword('Ponteverde1')]);
    expect(settingOf(first)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(first).not.toBe(second);
  });

  it('fits its own password only, all hundred characters of it', async () => {
    const password = `Aa1${'è'.repeat(97)}`;
    const storedHash = await hashPassword(password);
    expect(await isRight({ password, storedHash })).toBe(true);
    expect(await isRight({ password: `${password.slice(0, -1)}e`, storedHash })).toBe(false);
  });

  it('costs the same check when there is none, and nothing fits it', async () => {
    expect(settingOf(DECOY_HASH)).toEqual(settingOf(await hashPassword('Ponteverde1')));
    for (const password of ['', 'Ponteverde1', 'Pe\u0301ople-1']) {
      expect(await isRight({ password, storedHash: null })).toBe(false);
    }
  });
});

describe('a password typed on another keyboard', () => {
  // What people see is the same; what is sent is not.
  const FORMS: [string, string, string][] = [
    ['accents in two signs', 'Perch\u00e9-no-1', 'Perche\u0301-no-1'],
    ['a letter of another standard', '\u00c5ngstr\u00f6m-1', '\u212bngstro\u0308m-1'],
    ['a space that does not break', 'Una frase 1', 'Una\u00a0frase\u202f1'],
    ['syllables in their letters', 'Hangul-\ud55c-1', 'Hangul-\u1112\u1161\u11ab-1'],
  ];
  it.each(FORMS)('fits with %s, both ways', async (_, first, second) => {
    expect(await isRight({ password: second, storedHash: await hashPassword(first) })).toBe(true);
    expect(await isRight({ password: first, storedHash: await hashPassword(second) })).toBe(true);
  });

  it.each(FORMS)(
    'fits a hash of what was typed before, with %s, and says that it is an old one',
    async (...form) => {
      const typed = form[2];
      const storedHash = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      expect(await checkPassword({ password: typed, storedHash })).toEqual({
        isRight: true,
        isHashOutdated: true,
      });
    },
  );

  it.each([
    ['of another width', 'Parola-\uff11', 'Parola-1'],
    ['of another case', 'parola-1', 'Parola-1'],
    ['with a ligature', '\ufb01lo-Parola-1', 'filo-Parola-1'],
  ])('is another one %s', async (_, password, stored) => {
    expect(await isRight({ password, storedHash: await hashPassword(stored) })).toBe(false);
  });
});
