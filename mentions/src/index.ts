export type {
  Aspect,
  Brand,
  BrandReading,
  Citation,
  CompanyMention,
  Disagreement,
  Extraction,
  ExtractionInput,
  KnownCompany,
  Language,
  ModelReport,
  NamedSpan,
  Refusal,
  ReportedCompany,
  TextSpan,
  Tone,
} from './extraction.ts';
export { areOneCompany } from './catalogue/index.ts';
export {
  containsBrandName,
  extractMentions,
  type PreparedReading,
  prepareReading,
  type ExplainedSpan,
} from './extract-mentions.ts';
export { EXTRACTOR_VERSION } from './build-extraction.ts';
export { identityKey, mayBeProposed } from './linking/identity.ts';
export { PRECEDENCE, type Precedence } from './fusion/fuse.ts';
export { isTradeWord, kindOfWord, opensBusinessName } from './lexicon/word-kinds.ts';
export { groundReport } from './recognizers/model/ground-report.ts';
export { describeName, type NameDescription, type StrictBecause } from './own-name/describe-name.ts';
export type { LeftOut } from './own-name/left-out.ts';
export { mayBeOwnName } from './own-name/may-be-own-name.ts';
export type { NameVariant } from './own-name/name-variants.ts';
export type { OtherName } from './own-name/other-names.ts';
