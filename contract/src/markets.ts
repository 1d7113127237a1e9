/** Languages answers are read in. */
export type MarketLanguage = 'it' | 'en' | 'es';

/** Countries a question can be asked from, by ISO 3166 code. */
export type MarketCountry =
  | 'IT'
  | 'AT'
  | 'BE'
  | 'CH'
  | 'DE'
  | 'ES'
  | 'FR'
  | 'GB'
  | 'IE'
  | 'MT'
  | 'NL'
  | 'PT'
  | 'SM'
  | 'US';

/** Where and in which language a question is asked. */
export interface Market {
  readonly country: MarketCountry;
  readonly language: MarketLanguage;
  /** A town of the country as people write it; null = the whole country. */
  readonly place: string | null;
}

/** Italy, in Italian: where every question is asked from. */
export const DEFAULT_MARKET = { country: 'IT', language: 'it', place: null } as const satisfies Market;
