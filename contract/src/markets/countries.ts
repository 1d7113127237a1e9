import { DEFAULT_MARKET, type Market, type MarketLanguage, type NamedMarket } from './market.ts';
import { nameQuestion } from './say-asked.ts';
import rows from './countries.json' with { type: 'json' };

/** A town a question can be asked from; `at` is its latitude and longitude. */
export interface Town {
  readonly name: string;
  readonly english: string;
  readonly at: readonly number[];
}

/** A country a question can be asked from. */
export interface Country {
  /** ISO 3166 code, and its number. */
  readonly code: string;
  readonly number: number;
  readonly name: string;
  readonly english: string;
  /** The zone most of its people live in. */
  readonly timeZone: string;
  /** Latitude and longitude of its middle. */
  readonly center: readonly number[];
  /** The language its form begins with. */
  readonly language: string;
  readonly towns: readonly Town[];
}

/** Countries with their towns; a new one is a row of `countries.json`. */
export const COUNTRIES: readonly Country[] = rows;

export function findCountry(code: string): Country | null {
  return COUNTRIES.find((country) => country.code === code) ?? null;
}

/** The town a market names; null: it is a whole country, or names none there is. */
export function findTown({ country, place }: Pick<Market, 'country' | 'place'>): Town | null {
  return findCountry(country)?.towns.find(({ name }) => name === place) ?? null;
}

export function isKnownMarket(market: Market): boolean {
  return findCountry(market.country) !== null && (market.place === null || findTown(market) !== null);
}

export const LANGUAGE_NAMES = {
  it: 'italiano',
  en: 'inglese',
  es: 'spagnolo',
} as const satisfies Record<MarketLanguage, string>;

/** What a screen calls a market: 'Italia', 'Lecce, Italia', 'Svizzera, in inglese'. */
export function nameMarket({ country, language, place }: Market): string {
  const found = findCountry(country);
  const where = [place, found?.name ?? country].filter((part) => part !== null).join(', ');
  return language === DEFAULT_MARKET.language ? where : `${where}, in ${LANGUAGE_NAMES[language]}`;
}

/** A market with what screens call it. */
export function describeMarket(market: Market): NamedMarket {
  return { ...market, name: nameMarket(market) };
}

/** Where a prompt is asked from: its own market, else its company's. */
export function marketOf(
  prompt: { readonly market: Market | null },
  company: { readonly market: Market },
): Market {
  return prompt.market ?? company.market;
}

/** A prompt as its row holds it, named as screens name it: with its market and who asks. */
export function namePrompt(
  prompt: { readonly text: string; readonly persona: string | null; readonly market: Market | null },
  company: { readonly market: Market },
): string {
  return nameQuestion({ ...prompt, market: describeMarket(marketOf(prompt, company)) });
}
