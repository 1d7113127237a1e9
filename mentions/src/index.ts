export type {
  Aspect,
  Brand,
  BrandReading,
  Citation,
  CompanyMention,
  Extraction,
  ExtractionInput,
  KnownCompany,
  Language,
  NamedSpan,
  TextSpan,
  Tone,
} from './extraction.ts';
export { areOneCompany } from './compare-names.ts';
export { containsBrandName } from './contains-brand-name.ts';
export { languageOf } from './detect-language.ts';
export { EXTRACTOR_VERSION } from './build-extraction.ts';
export { extractMentions } from './extract-mentions.ts';
export { identityKey } from './identity.ts';
export { isTradeWord, kindOfWord, opensBusinessName } from './lexicon/word-kinds.ts';
export type { Disagreement } from './model-reading/list-disagreements.ts';
export {
  readPrepared,
  readWithModel,
  type MergedReading,
  type Refusal,
} from './model-reading/read-with-model.ts';
export type { ReportedCompany } from './model-reading/reported-company.ts';
export { type PreparedReading, prepareReading } from './prepare-reading.ts';
export { verifyReading } from './model-reading/verify-reading.ts';
