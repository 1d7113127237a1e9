import { showWebsite, type PromptSuggestion, type SuggestionAllowance } from '@citato/contract';
import type { SiteProblem, SuggestionFailure } from '../rules/suggestion-failure.ts';

const PROBLEM_MESSAGES: Readonly<Record<string, string>> = {
  unreachable: 'controlla l’indirizzo',
  slow: 'non ha risposto in tempo',
  error: 'ha risposto con un errore',
  not_a_page: 'non è una pagina web',
} satisfies Record<SiteProblem, string>;
/** For a value that only a newer build knows. */
const OTHER_PROBLEM = 'non è stato possibile aprirlo';

const FAILURE_MESSAGES = {
  unclear:
    'Non abbiamo capito di cosa si occupa l’azienda. Scrivi nella descrizione che cosa offre e a chi, poi richiedi di nuovo i suggerimenti.',
  interrupted: 'Impossibile richiedere i suggerimenti. Riprova più tardi.',
} satisfies Record<SuggestionFailure, string>;

/** What is stored of a request for suggestions. */
interface StoredSuggestion extends Pick<
  PromptSuggestion,
  | 'id'
  | 'websiteUrl'
  | 'companyName'
  | 'status'
  | 'suggestions'
  | 'source'
  | 'isSiteRead'
  | 'siteProblem'
  | 'isViewed'
> {
  readonly profileName: string | null;
  readonly profileDescription: string | null;
  readonly failure: SuggestionFailure | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A request for suggestions as its user sees it. */
export function buildSuggestionAnswer(row: StoredSuggestion): PromptSuggestion {
  const { profileName, profileDescription, failure: _failure, createdAt, expiresAt, ...shown } = row;
  return {
    ...shown,
    profile: { name: profileName, description: profileDescription },
    message: describeFailure(row),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

function describeFailure({ failure, siteProblem, websiteUrl }: StoredSuggestion): string | null {
  if (failure === null) return null;
  if (failure !== 'unclear') return FAILURE_MESSAGES.interrupted;
  if (siteProblem === null) return FAILURE_MESSAGES.unclear;
  return `Non siamo riusciti a leggere ${showWebsite(websiteUrl)}: ${PROBLEM_MESSAGES[siteProblem] ?? OTHER_PROBLEM}. Scrivi nella descrizione che cosa offre e a chi, poi richiedi di nuovo i suggerimenti.`;
}

/** What a user reads whose requests of the day are used up. */
export function describeDailyLimit({ perDay }: Pick<SuggestionAllowance, 'perDay'>): string {
  const times = perDay === 1 ? '1 volta' : `${String(perDay)} volte`;
  return `Limite raggiunto: hai già richiesto suggerimenti ${times} oggi. Riprova domani o scrivi tu i prompt.`;
}
