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
export { containsBrandName } from './contains-brand-name.ts';
export { languageOf } from './document/read-answer.ts';
export { EXTRACTOR_VERSION } from './build-extraction.ts';
export { extractMentions } from './extract-mentions.ts';
export { identityKey, mayBeProposed } from './linking/identity.ts';
export type { ExplainedSpan } from './fusion/explain.ts';
export { PRECEDENCE, type Precedence } from './fusion/fuse.ts';
export { isTradeWord, kindOfWord, opensBusinessName } from './lexicon/word-kinds.ts';
export { type PreparedReading, prepareReading } from './prepare-reading.ts';
export { groundReport } from './recognizers/model/ground-report.ts';
