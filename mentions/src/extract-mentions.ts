import { detectLanguage } from './detect-language.ts';
import type { Extraction, ExtractionInput, NamedSpan } from './extraction.ts';
import { readNamings } from './read-namings.ts';
import { readAnswer } from './read-answer.ts';

/** Grows with every change that may alter a reading, so that stored answers can be read again. */
export const EXTRACTOR_VERSION = '1';

/** Reads one answer: the companies it names, its citations and whether the given brands are mentioned. */
export function extractMentions(input: ExtractionInput): Extraction {
  const { answer: text, brands = [] } = input;
  const answer = readAnswer(text);
  const language = input.language ?? detectLanguage(answer);
  const { companies } = readNamings({ ...input, answer, language });
  const mentions = companies.map(({ name, key, brandIndex, spans }, index) => ({
    name,
    key,
    position: index + 1,
    occurrences: spans.length,
    firstIndex: spans[0]?.start ?? 0,
    sentiment: null,
    aspects: [],
    spans: spans.map((span): NamedSpan => ({ ...span, tone: null })),
    evidence: [],
    brandIndex,
  }));
  return {
    status: text.trim() === '' ? 'empty' : 'ok',
    language,
    mentions,
    citations: answer.links.map(({ url }, index) => ({
      url,
      domain: '',
      position: index + 1,
      title: null,
      companyKeys: [],
    })),
    brands: brands.map((brand, index) => {
      const mention = mentions.find(({ brandIndex }) => brandIndex === index);
      return {
        brand: brand.name,
        present: mention !== undefined,
        rank: mention?.position ?? null,
        absenceStated: false,
      };
    }),
    version: EXTRACTOR_VERSION,
  };
}
