import { identityKey } from '@citato/mentions';
import type { ReadSubject } from './answer-reading.ts';

/** Two names that may be one company: a model took them for one, or the first is spelt like the own one. */
export interface Proposal {
  readonly name: string;
  readonly intoName: string;
  readonly basis: 'model' | 'spelling';
  /** That propose it, or that write the name. */
  readonly answers: number;
}

export interface OpenProposal {
  readonly name: string;
  readonly into: { readonly name: string; readonly isOwn: boolean };
  readonly basis: Proposal['basis'];
  readonly answers: number;
}

/** More than a user goes through at once. */
const MAX_SHOWN = 20;

/** The proposals nothing is stated about yet, each pair once, the user's own company always the one to keep; most answers first. */
export function listOpenProposals(
  proposals: readonly Proposal[],
  { name, aliases, competitorAliases, ignoredNames }: ReadSubject,
): OpenProposal[] {
  const ofOwn = new Set([name, ...aliases].map(identityKey));
  const ofOthers = new Set(
    competitorAliases.flatMap((entry) => [entry.name, ...entry.aliases]).map(identityKey),
  );
  const ignored = new Set(ignoredNames.map(identityKey));
  const isStated = (key: string) => ofOwn.has(key) || ofOthers.has(key);
  const open = new Map<string, OpenProposal>();
  for (const proposal of proposals) {
    const keys = [identityKey(proposal.name), identityKey(proposal.intoName)] as const;
    if (keys.some((key) => ignored.has(key)) || keys.every(isStated)) continue;
    const pair = keys.toSorted().join(' ');
    const answers = (open.get(pair)?.answers ?? 0) + proposal.answers;
    // The name that is already among the stated names is the one the other joins.
    const [kept, joins] = isStated(keys[0])
      ? [proposal.name, proposal.intoName]
      : [proposal.intoName, proposal.name];
    const into = { name: kept, isOwn: ofOwn.has(identityKey(kept)) };
    open.set(pair, { name: joins, into, basis: proposal.basis, ...open.get(pair), answers });
  }
  return [...open.values()].toSorted((a, b) => b.answers - a.answers).slice(0, MAX_SHOWN);
}
