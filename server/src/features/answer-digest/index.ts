export { findQuotation } from './find-quotation.ts';
export { loadDigest } from './load-digest.ts';
export type { OutsideKind } from './rules/cited-site.ts';
export type { Rival } from './rules/count-rivals.ts';
export type { CitedPage, CitedSite } from './rules/count-sites.ts';
export type { Digest, EngineFigures } from './rules/digest.ts';
export type { JudgedAnswer, QuotedAnswer } from './rules/quote-answer.ts';
