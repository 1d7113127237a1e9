export type * from './extraction.ts';
export { areOneCompany } from './catalogue/index.ts';
export {
  containsBrandName,
  extractMentions,
  type PreparedReading,
  prepareReading,
  EXTRACTOR_VERSION,
} from './extract-mentions.ts';
export type { ExplainedSpan } from './explain.ts';
export { identityKey, mayBeProposed } from './linking/identity.ts';
export { PRECEDENCE, type Precedence } from './fusion/fuse.ts';
export { isTradeWord, kindOfWord, opensBusinessName } from './lexicon/language.ts';
export { groundReport } from './recognizers/model/ground-report.ts';
export {
  describeName,
  type NameDescription,
  type StrictBecause,
  mayBeOwnName,
  type OtherName,
} from './own-name/describe-name.ts';
export type { LeftOut, NameVariant } from './own-name/name-variants.ts';
