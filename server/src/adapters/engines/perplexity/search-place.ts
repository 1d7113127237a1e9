import type { EngineQuestion } from '../answer-engine.ts';
import { toCoordinates } from '../wire/coordinates.ts';

/** Where a search is made from: a town by its name and its point, which are taken only beside the country. */
export function toSearchPlace(question: EngineQuestion): Readonly<Record<string, string | number>> {
  const { country, place } = question;
  return place === null ? { country } : { country, city: place, ...toCoordinates(question) };
}
