import { findCountry } from '@citato/contract/markets';
import type { EngineQuestion } from '../../answer-engine.ts';
import { toCoordinates } from '../../wire/coordinates.ts';

/** The vendor's code of a country is 2000 and its ISO 3166 number (docs.dataforseo.com/v3/serp/google/locations). */
const COUNTRY_CODES_FROM = 2000;
/** Metres around the middle of a town. */
const TOWN_RADIUS = 10_000;

/** Country and language as a task names them; a page that takes no town is asked from the country. */
export function toLocation({ country, language }: EngineQuestion): Readonly<Record<string, string | number>> {
  const number = findCountry(country)?.number;
  return {
    ...(number !== undefined && { location_code: COUNTRY_CODES_FROM + number }),
    language_code: language,
  };
}

/** The same for searches of Google, which take a town by its point in the place of the country. */
export function toSearchLocation(question: EngineQuestion): Readonly<Record<string, string | number>> {
  const point = question.place === null ? null : toCoordinates(question);
  if (point === null) return toLocation(question);
  const { latitude, longitude } = point;
  return {
    location_coordinate: [latitude, longitude, TOWN_RADIUS].join(','),
    language_code: question.language,
  };
}
