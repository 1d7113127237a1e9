import { normalisePassword } from '@citato/contract';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting: 19 MiB, two passes; some 36 ms a hash on a small server. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of an unknown random password, same setting: checking it costs what a real check costs and never succeeds.
 */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$CEqU+UjXAj+x5Aod5cVAYA$8fEm7GUjehcKP3cDm5S8XDmcfndhsPiQoJod16+J0YI';

/** Of the normalised form in which every password is compared. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), ARGON2ID);
}

export interface PasswordCheck {
  readonly isRight: boolean;
  /** True for a hash of the password as typed, made before passwords were normalised. */
  readonly isHashOutdated: boolean;
}

/**
 * Without a stored hash the decoy is checked, so that the time says nothing about the account. Old hashes are of the
 * password as it was typed: a text whose normalised form differs is tried in both, whether there is an account or not.
 */
export async function checkPassword({
  password,
  storedHash,
}: {
  password: string;
  storedHash: string | null;
}): Promise<PasswordCheck> {
  const known = storedHash ?? DECOY_HASH;
  const normalised = normalisePassword(password);
  const fits = await verify(known, normalised);
  const fitsAsTyped = !fits && normalised !== password && (await verify(known, password));
  return { isRight: storedHash !== null && (fits || fitsAsTyped), isHashOutdated: fitsAsTyped };
}
