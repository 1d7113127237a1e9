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
export { containsBrandName } from './contains-brand-name.ts';
export { languageOf } from './detect-language.ts';
export { EXTRACTOR_VERSION, extractMentions } from './extract-mentions.ts';
export { identityKey } from './identity.ts';
export { verifyJudgement, type JudgedCompany, type VerifiedCompany } from './verify-judgement.ts';
