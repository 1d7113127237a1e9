import type { EngineId, Mean, Rate } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { HistoryVerdict } from '../../timeline/rules/compare-spans.ts';
import type { Span } from '../../timeline/rules/spans.ts';

/** What one engine said to one prompt on one day. */
export interface WatchedCell {
  readonly promptId: PromptId;
  readonly engine: EngineId;
  readonly day: RomeDay;
  /** Which of the prompt's series was asked. */
  readonly series: number;
  readonly ok: number;
  readonly ownMentions: number;
  readonly allMentions: number;
  readonly positionSum: number;
  readonly positionSquareSum: number;
  readonly positive: number;
  readonly negative: number;
  readonly judged: number;
  /** Ok answers that cite a page of the own site. */
  readonly cited: number;
  readonly discarded: number;
  readonly models: readonly string[];
  readonly readers: readonly string[];
}

/** Ok answers of one engine and day that name another company, over the prompts that may be compared. */
export interface RivalDay {
  readonly key: string;
  readonly name: string;
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly mentions: number;
}

export interface WatchedFacts {
  readonly cells: readonly WatchedCell[];
  /** Of the spans rivals are compared over; they hold no others. */
  readonly rivals: readonly RivalDay[];
}

/** What is compared: a figure of the company, or of one engine, prompt or rival. */
export type Figure =
  | { readonly figure: 'mention_rate' | 'position' | 'share' | 'positive_tone' }
  | { readonly figure: 'named'; readonly engine: EngineId }
  | { readonly figure: 'named'; readonly promptId: PromptId }
  | { readonly figure: 'own_source' | 'negative_tone'; readonly engine: EngineId | null }
  /** Of the mentions of both, those of the own company. */
  | { readonly figure: 'against_rival'; readonly rival: string }
  | { readonly figure: 'rival_rate'; readonly rival: string };

export interface WatchedQuestion {
  readonly key: string;
  readonly figure: Figure;
  readonly earlier: Span;
  readonly later: Span;
  /** Its part of the error all may make; 0: it is measured and not judged. */
  readonly weight: number;
}

export interface WatchedDifference {
  readonly key: string;
  readonly earlier: Rate | Mean;
  readonly later: Rate | Mean;
  /** Percentage points, or places of a position; null where nothing may be compared. */
  readonly difference: { readonly value: number; readonly low: number; readonly high: number } | null;
  readonly obstacle: Exclude<HistoryVerdict, 'rising' | 'falling' | 'within_variability'> | null;
  /** Of answers of one day, at least 1. */
  readonly designEffect: number;
  /** It stands beside all that were judged with it. */
  readonly isProven: boolean;
}
