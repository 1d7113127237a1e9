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
export { areOneCompany } from './linking/compare-names.ts';
export { containsBrandName } from './contains-brand-name.ts';
export { languageOf } from './document/detect-language.ts';
export { EXTRACTOR_VERSION } from './build-extraction.ts';
export { extractMentions } from './extract-mentions.ts';
export { identityKey } from './linking/identity.ts';
export type { Disagreement } from './fusion/list-disagreements.ts';
export {
  readPrepared,
  readWithModel,
  type MergedReading,
  type Refusal,
} from './fusion/read-with-model.ts';
export type { ReportedCompany } from './recognizers/model/reported-company.ts';
export { type PreparedReading, prepareReading } from './prepare-reading.ts';
export { verifyReading } from './recognizers/model/ground-report.ts';
