import { showWebsite, type PromptSuggestion } from '@citato/contract';
import { suggestionsCopy as copy } from './copy.ts';

/** How far a request for suggestions is, as its panel shows it. */
export type SuggestionPhase = 'idle' | 'requesting' | 'waiting' | 'late' | 'refused' | 'failed' | 'ready';

/** What is known of the suggestions for a website. */
export interface SuggestionState {
  readonly phase: SuggestionPhase;
  readonly newest: PromptSuggestion | undefined;
  /** Why the last request was refused, in the server's words where it has some. */
  readonly refusal: string | null;
}

export function decidePhase({
  newest,
  isRequesting,
  isWaiting,
  isLate,
  isRefused,
}: {
  newest: PromptSuggestion | undefined;
  isRequesting: boolean;
  /** The server took the request in this place, and has not answered yet. */
  isWaiting: boolean;
  isLate: boolean;
  /** The server refused the request made here. */
  isRefused: boolean;
}): SuggestionPhase {
  if (isRequesting) return 'requesting';
  if (newest?.status === 'ready') return 'ready';
  if (isRefused) return 'refused';
  if (newest?.status === 'failed') return 'failed';
  if (isLate) return 'late';
  return newest?.status === 'pending' || isWaiting ? 'waiting' : 'idle';
}

/** The same question, ignoring spaces and case. */
function keyOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a question stands among the texts already. */
export function isAmong(question: string, texts: readonly string[]): boolean {
  return texts.some((text) => keyOf(text) === keyOf(question));
}

/** Where a suggestion goes: the first empty field, a new one, or nowhere when the plan's maximum is reached. */
export function placeSuggestion({
  texts,
  max,
}: {
  texts: readonly string[];
  max: number;
}): { kind: 'fill'; index: number } | { kind: 'append' } | { kind: 'full' } {
  const index = texts.findIndex((text) => text.trim() === '');
  if (index !== -1) return { kind: 'fill', index };
  return texts.length < max ? { kind: 'append' } : { kind: 'full' };
}

const PREFILLED = 5;

/**
 * The prompts a new company begins with: five suggestions of a site that was read, fewer when the plan holds fewer. One
 * for an unread site: it shows what a prompt is like, without a list of guesses that would be paid for.
 */
export function choosePrefilled({
  newest,
  max,
}: {
  newest: PromptSuggestion | undefined;
  max: number;
}): string[] {
  if (newest?.status !== 'ready') return [];
  return newest.suggestions.slice(0, Math.min(newest.isSiteRead === true ? PREFILLED : 1, max));
}

/** Whether the field's text is a guess: a suggestion for an unread site. */
export function isGuess(text: string, newest: PromptSuggestion | undefined): boolean {
  return newest?.isSiteRead === false && isAmong(text, newest.suggestions);
}

/** How far the reading of a company's site is, as the form says it. */
export function describeSite({ phase, newest, refusal }: SuggestionState): string {
  if (phase === 'requesting' || phase === 'waiting') return copy.site.reading;
  if (newest?.isSiteRead === true) return copy.site.read;
  if (phase === 'refused') return refusal ?? copy.failed;
  if (newest?.isSiteRead === false)
    return copy.site.unread(showWebsite(newest.websiteUrl), newest.siteProblem);
  return phase === 'late' ? copy.site.late : phase === 'failed' ? copy.failed : copy.site.idle;
}

/** The questions for the empty fields are on their way. */
export function arePromptsComing({ phase }: Pick<SuggestionState, 'phase'>): boolean {
  return phase === 'requesting' || phase === 'waiting';
}
