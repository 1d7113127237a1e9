import type { Language, TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/named-in-answer.ts';
import type { ReadAnswer, ReadSegment } from '../document/read-answer.ts';
import type { Named } from './named.ts';
import type { Owners } from './own-blocks.ts';

/** A judgement on one company at one place. */
export interface Judgement extends TextSpan {
  segment: ReadSegment;
  weight: number;
  /** Index of the naming it was found beside, null when it stands in the company's own block. */
  naming: number | null;
}

/** What each kind of judgement weighs; praise above 0, blame below. */
export const WEIGHT = {
  cue: 1,
  /** A line under "Pro:" or "Contro:" counts as one judgement, whatever it lists. */
  pros: 0.5,
  cons: -0.6,
  fit: 0,
  chosen: 1.5,
  /** What stands below "I miei preferiti" or "Top pick". */
  picked: 1,
  avoided: -2,
  /** "Meglio un artigiano": an alternative is the better choice. */
  rejected: -1,
  /** What a comparison gives to one it takes from the other, nearly. */
  compared: 0.8,
  recommended: 1,
  /** "…, ma …" takes back some of the praise before it. */
  turned: -0.6,
} as const;

export interface Reading {
  answer: ReadAnswer;
  named: ReadonlyMap<ReadSegment, readonly Named[]>;
  language: Language;
  owners: Owners;
  /** Tables whose first column counts or names products: their other cells are no picks. */
  ranked: ReadonlySet<number>;
  judgements: ReadonlyMap<NamedInAnswer, Judgement[]>;
}

export const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

export function add({ judgements }: Reading, company: NamedInAnswer, judgement: Judgement): void {
  judgements.get(company)?.push(judgement);
}
