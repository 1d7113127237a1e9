import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting: 19 MiB, two passes; some 36 ms a hash on a small server. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random password nobody knows, same setting: costs what a real check costs and never fits. */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$CEqU+UjXAj+x5Aod5cVAYA$8fEm7GUjehcKP3cDm5S8XDmcfndhsPiQoJod16+J0YI';

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** One check, always: without a stored hash the decoy is checked, so that time tells nothing about the account. */
export async function isRightPassword({
  password,
  storedHash,
}: {
  password: string;
  storedHash: string | null;
}): Promise<boolean> {
  const fits = await verify(storedHash ?? DECOY_HASH, password);
  return fits && storedHash !== null;
}
