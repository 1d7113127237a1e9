import { identityKey, mayBeOwnName } from '@citato/mentions';
import type { ReadSubject } from './answer-reading.ts';
import type { Proposal } from './open-proposals.ts';

/** Two names by their keys. */
export interface KeyPair {
  readonly key: string;
  readonly intoKey: string;
}

interface Named {
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
}

/** Names that answers write and that are spelt like one of the own company's, but for those that were decided on before. */
export function listOwnSpellings({
  mentioned,
  subject: { name: own, aliases },
  decided,
}: {
  /** The companies each prompt's answers name. */
  mentioned: readonly Named[];
  subject: Pick<ReadSubject, 'name' | 'aliases'>;
  /** Pairs a model has proposed, or the user has refused. */
  decided: readonly KeyPair[];
}): Proposal[] {
  const ownKey = identityKey(own);
  const settled = new Set(
    decided.flatMap(({ key, intoKey }) => (intoKey === ownKey ? [key] : key === ownKey ? [intoKey] : [])),
  );
  const likeOwn = mentioned.filter(
    ({ name, isOwn }) =>
      !isOwn &&
      !settled.has(identityKey(name)) &&
      [own, ...aliases].some((one) => mayBeOwnName({ name, own: one })),
  );
  return [...Map.groupBy(likeOwn, ({ name }) => identityKey(name)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ name }) => ({
      name,
      intoName: own,
      basis: 'spelling' as const,
      answers: same.reduce((sum, { mentions }) => sum + mentions, 0),
    })),
  );
}
