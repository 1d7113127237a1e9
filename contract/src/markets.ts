import * as z from 'zod/mini';

/** Languages answers are read in. */
export const MARKET_LANGUAGES = ['it', 'en', 'es'] as const;
export type MarketLanguage = (typeof MARKET_LANGUAGES)[number];

/** Countries a question can be asked from, by ISO 3166 code. */
export const MARKET_COUNTRIES = [
  'IT',
  'AT',
  'BE',
  'CH',
  'DE',
  'ES',
  'FR',
  'GB',
  'IE',
  'MT',
  'NL',
  'PT',
  'SM',
  'US',
] as const;
export type MarketCountry = (typeof MARKET_COUNTRIES)[number];

export const MAX_PLACE_LENGTH = 80;

/** Where and in which language a question is asked: a country, optionally a town of it, and a language. */
export const market = z.object({
  country: z.enum(MARKET_COUNTRIES),
  language: z.enum(MARKET_LANGUAGES),
  /** A town as people write it; null = the whole country. */
  place: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PLACE_LENGTH))),
});
export type Market = z.infer<typeof market>;

/** Who was asked for before markets existed, and who is asked for where nothing else is chosen. */
export const DEFAULT_MARKET = { country: 'IT', language: 'it', place: null } as const satisfies Market;
