import type { EngineId } from '@citato/contract';

/**
 * The tallies of one prompt and month as columns, each an array with an element a row. Places (`…Engines`, `…Words`,
 * `…Facts`, `…Cells`, `…Names`) count from 1, days are days of the month.
 */
export interface TallyColumns {
  engines: EngineId[];
  models: string[];
  readers: string[];
  /** Spellings and labels. */
  words: string[];

  /** One row a day and engine. */
  cellDays: number[];
  cellEngines: number[];
  ok: number[];
  refused: number[];
  empty: number[];
  failed: number[];
  /** Empty where no page was without an answer, and in rows of the build before. */
  notShown: number[];
  comparedPairs: number[];
  similaritySums: number[];
  /** Mentions of all companies found: what shares are of. */
  allMentions: number[];
  ownMentions: number[];
  ownPositionSums: number[];
  ownPositionSquareSums: number[];
  ownPositive: number[];
  ownNeutral: number[];
  ownNegative: number[];
  /** One row a cell and model. */
  modelCells: number[];
  modelNames: number[];
  /** Ok answers whose model's report was discarded. */
  discarded: number[];
  /** One row a cell and reader; a cell without one was read by the rules alone. */
  readerCells: number[];
  readerNames: number[];

  /** One row a company, by key. */
  companyKeys: string[];
  /** Its most frequent spelling of the month. */
  companyNames: string[];
  companyMentions: number[];
  companyPositionSums: number[];
  companyBesideOwn: number[];
  companyBeforeOwn: number[];
  /** The last of its facts. */
  companyEnds: number[];

  /** One row a company, day and engine: a company's stand together. */
  factDays: number[];
  factEngines: number[];
  isOwn: boolean[];
  mentions: number[];
  occurrences: number[];
  positionSums: number[];
  positionSquareSums: number[];
  positive: number[];
  neutral: number[];
  negative: number[];
  besideOwn: number[];
  beforeOwn: number[];

  /** Spellings of facts that do not all use the company's name of the month. */
  spellingFacts: number[];
  spellingWords: number[];
  spellingCounts: number[];
  /** Aspects of facts; tones by their place in `TONES`. */
  aspectFacts: number[];
  aspectWords: number[];
  aspectTones: number[];
  aspectCounts: number[];
}

/** The cited sites of one prompt and month as columns, in the same form. */
export interface SourceColumns {
  engines: EngineId[];
  /** One row a site, by name. */
  domains: string[];
  /** Answers of the month that cite it. */
  domainAnswers: number[];
  domainEnds: number[];
  /** One row a site, day and engine. */
  factDays: number[];
  factEngines: number[];
  answers: number[];
}
