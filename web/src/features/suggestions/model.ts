import type { PromptSuggestion } from '@citato/contract';

/** How far a request for suggestions is, as its panel shows it. */
export type SuggestionPhase = 'idle' | 'requesting' | 'waiting' | 'late' | 'failed' | 'ready';

export function decidePhase({
  newest,
  isRequesting,
  isWaiting,
  isLate,
}: {
  newest: PromptSuggestion | undefined;
  isRequesting: boolean;
  /** The server took the request in this place, and has not answered yet. */
  isWaiting: boolean;
  isLate: boolean;
}): SuggestionPhase {
  if (isRequesting) return 'requesting';
  if (newest?.status === 'ready') return 'ready';
  if (newest?.status === 'failed') return 'failed';
  if (isLate) return 'late';
  return newest?.status === 'pending' || isWaiting ? 'waiting' : 'idle';
}

/** The same question, however it is spaced and written. */
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

/** The prompts the first minute begins with: five suggestions, fewer when the plan holds fewer; none for a site unread. */
export function choosePrefilled({
  newest,
  max,
}: {
  newest: PromptSuggestion | undefined;
  max: number;
}): string[] {
  if (newest?.status !== 'ready' || newest.isSiteRead !== true) return [];
  return newest.suggestions.slice(0, Math.min(PREFILLED, max));
}

/** How far the reading of a company's site is, as the form says it. */
export function describeSite({
  phase,
  newest,
}: {
  phase: SuggestionPhase;
  newest: PromptSuggestion | undefined;
}): 'idle' | 'reading' | 'read' | 'unread' {
  if (phase === 'requesting' || phase === 'waiting') return 'reading';
  if (newest?.isSiteRead === true) return 'read';
  return newest?.isSiteRead === false || phase === 'late' ? 'unread' : 'idle';
}
