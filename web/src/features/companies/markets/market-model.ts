import { isSameMarket, type Market, type NamedMarket } from '@citato/contract';

const LANGUAGES = ['it', 'en', 'es'] as const satisfies readonly Market['language'][];

export function readLanguage(value: string): Market['language'] {
  return LANGUAGES.find((language) => language === value) ?? 'it';
}

/** A market as a form holds it, of one as an answer names it. */
export function takeMarket({ country, language, place }: NamedMarket): Market {
  return { country, language: readLanguage(language), place };
}

/** Whether a market is chosen twice. */
export function hasTwice(markets: readonly Market[]): boolean {
  return markets.some((one, place) => markets.findIndex((other) => isSameMarket(one, other)) !== place);
}
