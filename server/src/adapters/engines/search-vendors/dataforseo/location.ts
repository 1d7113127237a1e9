import type { MarketCountry } from '@citato/contract';
import type { EngineQuestion } from '../../answer-engine.ts';

/** ISO 3166 numeric codes; the vendor's code of a country is 2000 and its number (docs.dataforseo.com/v3/serp/google/locations). */
const NUMBERS: Readonly<Record<MarketCountry, number>> = {
  IT: 380,
  AT: 40,
  BE: 56,
  CH: 756,
  DE: 276,
  ES: 724,
  FR: 250,
  GB: 826,
  IE: 372,
  MT: 470,
  NL: 528,
  PT: 620,
  SM: 674,
  US: 840,
};

/** Country and language as a task names them. */
export function toLocation({ country, language }: EngineQuestion): {
  location_code: number;
  language_code: string;
} {
  return { location_code: 2000 + NUMBERS[country], language_code: language };
}
