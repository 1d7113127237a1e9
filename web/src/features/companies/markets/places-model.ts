import { isSameMarket, type Market } from '@citato/contract';
import { COUNTRIES, findCountry } from '@citato/contract/markets';
import { readLanguage } from './market-model.ts';

/** A market as the value of a list: its country, and its town after a slash. */
export function toPlaceValue({ country, place }: Pick<Market, 'country' | 'place'>): string {
  return place === null ? country : `${country}/${place}`;
}

/** The market a value of the list stands for; another country brings its language along. */
export function readPlace({ value, market }: { value: string; market: Market }): Market {
  const [country = market.country, place] = value.split('/');
  const language =
    country === market.country ? market.language : readLanguage(findCountry(country)?.language ?? '');
  return { country, language, place: place ?? null };
}

/** The first market that is not chosen yet: what a further one begins with. */
export function proposeMarket(chosen: readonly Market[]): Market | null {
  const all = COUNTRIES.map(({ code, language }) => ({
    country: code,
    language: readLanguage(language),
    place: null,
  }));
  return all.find((market) => !chosen.some((one) => isSameMarket(one, market))) ?? null;
}
