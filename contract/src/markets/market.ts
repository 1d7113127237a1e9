import * as z from 'zod/mini';

/** Languages a question can be asked in: those answers are read in. */
export const MARKET_LANGUAGES = ['it', 'en', 'es'] as const;
export type MarketLanguage = (typeof MARKET_LANGUAGES)[number];

/** Where and in which language a question is asked. */
export interface Market {
  /** ISO 3166 code of a country of `countries.json`. */
  readonly country: string;
  readonly language: MarketLanguage;
  /** The name of a town of `countries.json`; null = the whole country. */
  readonly place: string | null;
}

/** Italy, in Italian: where a question is asked from until somebody says otherwise. */
export const DEFAULT_MARKET = { country: 'IT', language: 'it', place: null } as const satisfies Market;

export function isSameMarket(a: Market, b: Market): boolean {
  return a.country === b.country && a.language === b.language && a.place === b.place;
}

const UNKNOWN = 'Questo mercato non c’è: scegline uno dall’elenco';

/** A market as it is asked for; whether there is such a one is said by `countries.json`. */
export const marketInput = z.object({
  country: z.string(UNKNOWN).check(z.regex(/^[A-Z]{2}$/u, UNKNOWN)),
  language: z.enum(MARKET_LANGUAGES, UNKNOWN),
  place: z.nullable(z.string(UNKNOWN).check(z.minLength(1, UNKNOWN), z.maxLength(100, UNKNOWN))),
});

/** A market as an answer names it; `name` is what a screen calls it: 'Spagna, in spagnolo'. */
export const namedMarket = z.object({
  country: z.string(),
  language: z.string(),
  place: z.nullable(z.string()),
  name: z.string(),
});
export type NamedMarket = z.infer<typeof namedMarket>;
