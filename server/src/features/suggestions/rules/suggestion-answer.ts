import type { PromptSuggestion } from '@citato/contract';

/**
 * unclear: nothing says what the company does · interrupted: our own fault, at every try.
 */
export type SuggestionFailure = 'unclear' | 'interrupted';

const FAILURE_MESSAGES: Record<SuggestionFailure, string> = {
  unclear:
    'Non abbiamo capito di cosa si occupa l’azienda. Aggiungi una descrizione e richiedi di nuovo i suggerimenti.',
  interrupted: 'Impossibile richiedere i suggerimenti. Riprova più tardi.',
};

/** What is stored of a request for suggestions. */
interface StoredSuggestion extends Pick<
  PromptSuggestion,
  'id' | 'websiteUrl' | 'companyName' | 'status' | 'suggestions' | 'source' | 'isSiteRead' | 'isViewed'
> {
  readonly profileName: string | null;
  readonly profileDescription: string | null;
  readonly failure: SuggestionFailure | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A request for suggestions as its user sees it. */
export function buildSuggestionAnswer(row: StoredSuggestion): PromptSuggestion {
  const { profileName, profileDescription, failure, createdAt, expiresAt, ...shown } = row;
  return {
    ...shown,
    profile: { name: profileName, description: profileDescription },
    message: failure === null ? null : FAILURE_MESSAGES[failure],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
