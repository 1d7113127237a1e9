import type { CompanyMention, Extraction, ExtractionInput } from '../extraction.ts';
import { buildExtraction, restoreOffsets } from '../build-extraction.ts';
import type { Namings } from './read-namings.ts';
import { type PreparedReading, prepareReading } from '../prepare-reading.ts';
import type { Disagreement } from './list-disagreements.ts';
import { isSameCompany, listDisagreements } from './list-disagreements.ts';
import type { Merged } from './fuse.ts';
import { mergeNamings } from './fuse.ts';
import type { ReportedCompany } from '../recognizers/model/reported-company.ts';
import { MOST_REPORTED } from '../recognizers/model/reported-company.ts';
import type { VerifiedCompany } from '../recognizers/model/ground-report.ts';
import { verifyClaims } from '../recognizers/model/ground-report.ts';

/**
 * Why a model's reading was put aside: it names more than any answer does, much that the answer does not bear out, or
 * fewer companies than it leaves out of those the rules are sure of.
 */
export type Refusal = 'too_many_companies' | 'not_borne_out' | 'overlooks_companies';

export interface MergedReading {
  extraction: Extraction;
  /** Null when the model's reading counts; otherwise the rules read alone. */
  refusal: Refusal | null;
  disagreements: Disagreement[];
}

/** One slip is no sign of a model that invents. */
const FEWEST_INVENTED = 3;
const MOST_INVENTED_SHARE = 0.2;
/** One or two unknown names may be guesses of the rules. */
const SEVERAL = 3;

/**
 * Reads one answer together with what a model says of it. The model decides which companies are named, where the text
 * bears it out; places, counts, order, absence, refusal and citations are the text's. Any text and any report are valid
 * input, and without a usable report the rules read alone.
 */
export function readWithModel(
  given: ExtractionInput,
  report: { companies: readonly ReportedCompany[] },
): MergedReading {
  return readPrepared(prepareReading(given), report);
}

/** The same of an answer that is taken apart already. */
export function readPrepared(
  prepared: PreparedReading,
  { companies: reported }: { companies: readonly ReportedCompany[] },
): MergedReading {
  const { input } = prepared;
  const { answer, clean, language, brands = [] } = input;
  const byRules = prepared.byRules();
  if (reported.length > MOST_REPORTED)
    return { extraction: prepared.extraction(), refusal: 'too_many_companies', disagreements: [] };
  const { companies: verified, rejected } = verifyClaims({ answer, language, reported });
  const merged = mergeNamings({ input, verified, byRules });
  const rulesAlone = prepared.readByRules();
  const disagreements = listDisagreements({
    verified,
    rejected,
    byRules: rulesAlone.mentions,
    refused: merged.refused,
    ignoredNames: input.ignoredNames ?? [],
  });
  const refusal = judgeReport({
    merged,
    speaksOfCompanies: speaksOfCompanies(byRules),
    reported: verified.length,
    rejected: rejected.length,
  });
  if (refusal !== null) return { extraction: prepared.extraction(), refusal, disagreements };
  const read = buildExtraction({ answer, language, brands, namings: merged });
  const extraction = { ...read, mentions: read.mentions.map((mention) => withTone(mention, verified)) };
  return { extraction: restoreOffsets(extraction, clean), refusal: null, disagreements };
}

function judgeReport({
  merged: { refused, heard, overlooked },
  speaksOfCompanies,
  reported,
  rejected,
}: {
  merged: Merged;
  /** Whether an answer that names none would be a surprise. */
  speaksOfCompanies: boolean;
  reported: number;
  rejected: number;
}): Refusal | null {
  const invented = rejected + refused.length;
  if (invented >= FEWEST_INVENTED && invented > MOST_INVENTED_SHARE * (reported + rejected))
    return 'not_borne_out';
  return overlooked > heard || (heard === 0 && speaksOfCompanies) ? 'overlooks_companies' : null;
}

/** Whether the rules alone read a name that is known, or several namings of others. */
function speaksOfCompanies({ companies }: Namings): boolean {
  if (companies.some(({ company }) => company.source !== 'answer')) return true;
  return companies.reduce((count, { spans }) => count + spans.length, 0) >= SEVERAL;
}

/** The model's tone where its quotation stands in the text, else the rules'. */
function withTone(mention: CompanyMention, verified: readonly VerifiedCompany[]): CompanyMention {
  const said = verified.find((company) => company.sentiment !== null && isSameCompany(mention, company));
  if (said === undefined) return mention;
  return { ...mention, sentiment: said.sentiment, evidence: said.evidence === null ? [] : [said.evidence] };
}
