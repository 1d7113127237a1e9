import type { Extraction, ExtractionInput } from './extraction.ts';
import { prepareReading } from './prepare-reading.ts';

/** Reads one answer: the companies it names, its citations and whether the given brands are mentioned. Any text is valid input. */
export function extractMentions(given: ExtractionInput): Extraction {
  return prepareReading(given).extraction();
}
