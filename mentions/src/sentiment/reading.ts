import type { Language, TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../read-namings.ts';
import type { ReadAnswer, ReadSegment } from '../read-answer.ts';
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
  avoided: -2,
  recommended: 1,
  /** "…, ma …" takes back some of the praise before it. */
  turned: -0.6,
  /** The judgement on a company named beside others in a sentence is less sure. */
  beside: 0.8,
} as const;

export interface Reading {
  answer: ReadAnswer;
  named: ReadonlyMap<ReadSegment, readonly Named[]>;
  language: Language;
  owners: Owners;
  judgements: ReadonlyMap<NamedInAnswer, Judgement[]>;
}

export interface Named extends TextSpan {
  company: NamedInAnswer;
  index: number;
}

export function groupNamed(companies: readonly NamedInAnswer[]): ReadonlyMap<ReadSegment, readonly Named[]> {
  const groups = new Map<ReadSegment, Named[]>();
  for (const company of companies)
    company.matches.forEach(({ segment, start, end }, index) => {
      const group = groups.get(segment);
      if (group === undefined) groups.set(segment, [{ company, index, start, end }]);
      else group.push({ company, index, start, end });
    });
  for (const group of groups.values()) group.sort((a, b) => a.start - b.start);
  return groups;
}

export const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

export function add({ judgements }: Reading, company: NamedInAnswer, judgement: Judgement): void {
  judgements.get(company)?.push(judgement);
}

const LISTED = /^(?:[\s,*_/&+()]|\p{Lu}[\p{L}\d.'-]*|\d[\p{L}\d.]*|(?:e|ed|o|and|or|y)(?!\p{L}))*$/u;

/** The nearest company and those listed with it ("Scalapay e Klarna sono comodi"). */
export function listedWith(
  visible: string,
  ordered: readonly Named[],
  direction: 'forward' | 'back',
): readonly Named[] {
  const [first, ...rest] = ordered;
  if (first === undefined) return [];
  const listed = [first];
  for (const next of rest) {
    const last = listed.at(-1) ?? first;
    const [left, right] = direction === 'forward' ? [last, next] : [next, last];
    if (!LISTED.test(visible.slice(left.end, right.start))) break;
    listed.push(next);
  }
  return listed;
}
