import { findCountry, findTown } from '@citato/contract/markets';
import type { EngineQuestion } from '../answer-engine.ts';

/** The point a question is asked from, in degrees: its town, or the middle of its country; null where neither is known. */
export function toCoordinates(
  question: Pick<EngineQuestion, 'country' | 'place'>,
): { latitude: number; longitude: number } | null {
  const [latitude, longitude] = findTown(question)?.at ?? findCountry(question.country)?.center ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
