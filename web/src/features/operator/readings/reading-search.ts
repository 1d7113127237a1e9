const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

export interface ReadingSearch {
  /** The answer that is looked at; without it the list. */
  risposta?: string | undefined;
}

/** The answer in an address; what is no id is none. */
export function parseReadingSearch({ risposta }: Record<string, unknown>): ReadingSearch {
  const id = typeof risposta === 'string' ? ID.exec(risposta)?.[0] : undefined;
  return id !== undefined && id === risposta ? { risposta: id } : {};
}

/** The id of an answer, from its link or as it is; null where there is none. */
export function findAnswerId(typed: string): string | null {
  const query = typed.includes('?') ? typed.slice(typed.indexOf('?')) : '';
  const linked = new URLSearchParams(query).get('risposta');
  return ID.exec(linked ?? (query === '' ? typed : ''))?.[0]?.toLowerCase() ?? null;
}
