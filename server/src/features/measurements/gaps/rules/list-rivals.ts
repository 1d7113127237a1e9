import { compareText } from '#lib/text';
import type { GapCounts } from './count-gaps.ts';

export interface NamedRival {
  readonly key: string;
  readonly name: string;
  /** Answers that name it and not the own company. */
  readonly answers: number;
}

const MAX_RIVALS = 50;

/** The companies named in the place of the own one, most often first. */
export const listRivals = ({ rivals }: Pick<GapCounts, 'rivals'>): NamedRival[] =>
  [...rivals]
    .map(([key, rival]) => ({ key, ...rival }))
    .sort((a, b) => b.answers - a.answers || compareText(a.key, b.key))
    .slice(0, MAX_RIVALS);
