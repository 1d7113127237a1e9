import { areOneCompany, identityKey, mayBeProposed } from '@citato/mentions';

/** Two names a model takes for one company, the second the one to keep. */
export interface NamePair {
  readonly name: string;
  readonly as: string;
}

/**
 * The pairs worth asking the user about: the first name is grounded in the answer, the second is known or grounded by
 * one of the answers read together. What is one company by its spelling needs no question, and what the catalogue knows
 * as two is not asked. A city, a trade word or an Italian word alone is never proposed.
 */
export function verifyProposals({
  pairs,
  named,
  known,
}: {
  pairs: readonly NamePair[];
  /** Companies the answer grounds. */
  named: readonly string[];
  /** Names the model was given, and those the answers ground. */
  known: readonly string[];
}): NamePair[] {
  const here = new Set(named.map(identityKey));
  const anywhere = new Set(known.map(identityKey));
  return pairs.filter(
    ({ name, as }) =>
      mayBeProposed(name) &&
      here.has(identityKey(name)) &&
      anywhere.has(identityKey(as)) &&
      areOneCompany(name, as) === null,
  );
}
