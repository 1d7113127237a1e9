import type { Extraction, ExtractionInput } from './extraction.ts';
import { prepareReading } from './prepare-reading.ts';

/**
 * Reads one answer: the companies it names, its citations and whether the given brands are mentioned, with what a model
 * reports of it or by the rules alone. Any text and any report are valid input.
 */
export function extractMentions({ report = null, ...given }: ExtractionInput): Extraction {
  return prepareReading(given).extraction(report);
}
