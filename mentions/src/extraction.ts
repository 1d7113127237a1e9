/** Languages whose words the reader knows; others are read with the structural rules alone. */
export type Language = 'it' | 'en' | 'es';

export type Tone = 'positive' | 'neutral' | 'negative';

/** UTF-16 offsets into the answer, end exclusive: `answer.slice(start, end)` is the text as written. */
export interface TextSpan {
  start: number;
  end: number;
}

/** One naming of a company; `tone` is the judgement of its own sentence or cell, null when it holds none. */
export interface NamedSpan extends TextSpan {
  tone: Tone | null;
}

/** A short Italian label such as 'affidabile' or 'costoso', with the tone it carries. */
export interface Aspect {
  label: string;
  tone: Tone;
}

/** One company the answer names. */
export interface CompanyMention {
  name: string;
  /** `identityKey` of the company's own name: equal over all answers, whichever spelling `name` shows. */
  key: string;
  /** Rank by first naming, 1-based. */
  position: number;
  occurrences: number;
  firstIndex: number;
  /** null: the answer names the company without any judgement. */
  sentiment: Tone | null;
  aspects: Aspect[];
  spans: NamedSpan[];
  /** The phrases of the answer that express the sentiment. */
  evidence: TextSpan[];
  /** Index into the given brands, null for a discovered company. */
  brandIndex: number | null;
}

/** A distinct address the answer cites. */
export interface Citation {
  url: string;
  domain: string;
  /** Order of first appearance, 1-based. */
  position: number;
  title: string | null;
  /** Keys of the mentioned companies that own the domain or that the link names. */
  companyKeys: string[];
}

/** Whether a given brand is really mentioned. */
export interface BrandReading {
  brand: string;
  present: boolean;
  rank: number | null;
  /** The answer names the brand only to say that it found nothing about it. */
  absenceStated: boolean;
}

/** A brand to look for: the user's own company or a declared competitor. */
export interface Brand {
  name: string;
  websiteUrl?: string;
  aliases?: readonly string[];
}

/** A company learned elsewhere: earlier answers, the user's aliases. */
export interface KnownCompany {
  name: string;
  aliases?: readonly string[];
  domain?: string;
}

export interface ExtractionInput {
  answer: string;
  /** Detected from the text when not given. */
  language?: Language;
  brands?: readonly Brand[];
  knownCompanies?: readonly KnownCompany[];
  /** Names the user declared not to be companies. */
  ignoredNames?: readonly string[];
  /** What a model that read the answer reports; without it, or where it is of no use, the rules read alone. */
  report?: ModelReport | null;
  /** false reads without the catalogue, to measure what it adds. */
  useCatalogue?: boolean;
}

export interface Extraction {
  status: 'ok' | 'refused' | 'empty';
  language: Language;
  mentions: CompanyMention[];
  citations: Citation[];
  brands: BrandReading[];
  version: string;
  /** Why the report was discarded; null when it counts, or there was none. */
  refusal: Refusal | null;
  /** How the report and the rules read the answer differently. */
  disagreements: Disagreement[];
}

/**
 * How model and rules read one answer differently. not_in_text: the model names what the answer does not write ·
 * missed_by_rules: the rules read the company only when given its name · refused_by_rules: given the name, they say
 * that no company is meant · missed_by_model: the model does not name a company the rules read · tone: both judge it,
 * differently.
 */
export interface Disagreement {
  kind: 'not_in_text' | 'missed_by_rules' | 'refused_by_rules' | 'missed_by_model' | 'tone';
  name: string;
  detail: string | null;
}

/**
 * Why a model's report was discarded: it names more than any answer does, much that the text does not ground, or fewer
 * companies than it misses of those that are known. The values are stored with the answers.
 */
export type Refusal = 'too_many_companies' | 'not_borne_out' | 'overlooks_companies';

/** A company as a model that read the answer reports it: to be grounded, not a fact. */
export interface ReportedCompany {
  name: string;
  sentiment: Tone | null;
  /** The phrase of the answer that expresses the sentiment, as the model quotes it. */
  evidence: string | null;
}

/** What a model says of one answer. */
export interface ModelReport {
  companies: readonly ReportedCompany[];
}
