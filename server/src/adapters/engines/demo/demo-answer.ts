import type { Tone } from '@citato/mentions';
import type { Asker, EngineCitation } from '../answer-engine.ts';
import type { NamePlace } from './scene.ts';

/** A company the answer names, with what a perfect reader would find. */
export interface TrueMention extends NamePlace {
  readonly tone: Tone;
}

export interface DemoAnswer {
  readonly status: 'ok' | 'refused';
  readonly text: string;
  readonly citations: readonly EngineCitation[];
  readonly searchQueries: readonly string[];
  readonly truth: {
    /** In order of first naming. */
    readonly companies: readonly TrueMention[];
    /** Named only to say that nothing is known of it; null when the text has no such sentence. */
    readonly absentBrand: string | null;
  };
}

export interface DemoQuestion {
  readonly text: string;
  readonly sample: number;
  /** Another seed is another engine, or another day of the same one. */
  readonly seed: string;
  readonly brand: Asker | null;
  /** Share of answers that name the brand, 0 to 1; by default each question has its own. */
  readonly mentionRate?: number;
}
