import type { PromptSuggestion } from '@citato/contract';

/**
 * unclear: nothing says what the company does · interrupted: our own fault, at every try.
 */
export type SuggestionFailure = 'unclear' | 'interrupted';

/**
 * Why a site was not read. unreachable: no server answers · slow: not in time · error: it answered with one ·
 * not_a_page: something else than a page of text.
 */
export type SiteProblem = Exclude<NonNullable<PromptSuggestion['siteProblem']>, 'other'>;
