import { buildExtraction } from '../build-extraction.ts';
import type { CompanyMention, Disagreement, Extraction, Refusal } from '../extraction.ts';
import type { GroundedCompany } from '../recognizers/model/ground-report.ts';
import { groundNames } from '../recognizers/model/ground-report.ts';
import type { ModelReport } from '../extraction.ts';
import type { Fused, Precedence } from './fuse.ts';
import { fuse } from './fuse.ts';
import { isSameCompany, listDisagreements } from './list-disagreements.ts';
import type { NamingInput, Namings } from './read-namings.ts';

/** An answer names some dozens of companies; more is a runaway model. */
const MAX_REPORTED = 200;
/** One mistake is no sign of a model that invents. */
const MIN_INVENTED = 3;
const MAX_INVENTED_SHARE = 0.2;
/** One or two unknown names may be guesses of the rules. */
const SEVERAL = 3;

export interface ReportRead {
  /** Null where the report was discarded: the rules read alone. */
  extraction: Extraction | null;
  namings: Namings | null;
  refusal: Refusal | null;
  disagreements: Disagreement[];
}

/**
 * Reads an answer together with what a model reports of it. The model decides which companies are named, where the text
 * grounds it; places, counts, order, absence, refusal and citations are the text's.
 */
export function readReport({
  input,
  report: { companies },
  byRules,
  rulesAlone,
  precedence,
}: {
  input: NamingInput;
  report: ModelReport;
  byRules: Namings;
  rulesAlone: Extraction;
  precedence: Precedence;
}): ReportRead {
  if (companies.length > MAX_REPORTED)
    return { extraction: null, namings: null, refusal: 'too_many_companies', disagreements: [] };
  const { answer, language, brands = [], ignoredNames = [] } = input;
  const { companies: grounded, rejected } = groundNames({ answer, language, reported: companies });
  const fused = fuse({ input, grounded, byRules, precedence });
  const disagreements = listDisagreements({
    grounded,
    rejected,
    byRules: rulesAlone.mentions,
    refused: fused.refused,
    ignoredNames,
  });
  const refusal = judgeReport({ fused, byRules, grounded: grounded.length, rejected: rejected.length });
  if (refusal !== null) return { extraction: null, namings: null, refusal, disagreements };
  const read = buildExtraction({ answer, language, brands, namings: fused });
  const mentions = read.mentions.map((mention) => withTone(mention, grounded));
  return { extraction: { ...read, mentions }, namings: fused, refusal, disagreements };
}

function judgeReport({
  fused: { refused, accepted, missed, doubtful },
  byRules,
  grounded,
  rejected,
}: {
  fused: Fused;
  byRules: Namings;
  grounded: number;
  rejected: number;
}): Refusal | null {
  const invented = rejected + refused.length + doubtful;
  if (invented >= MIN_INVENTED && invented > MAX_INVENTED_SHARE * (grounded + rejected))
    return 'not_borne_out';
  return missed > accepted || (accepted === 0 && speaksOfCompanies(byRules)) ? 'overlooks_companies' : null;
}

/** Whether the rules alone read a name that is known, or several namings of others: naming none would be a surprise. */
function speaksOfCompanies({ companies }: Namings): boolean {
  if (companies.some(({ company }) => company.source !== 'answer')) return true;
  return companies.reduce((count, { spans }) => count + spans.length, 0) >= SEVERAL;
}

/** The model's tone where its quotation stands in the text, else the rules'. */
function withTone(mention: CompanyMention, grounded: readonly GroundedCompany[]): CompanyMention {
  const judged = grounded.find((company) => company.sentiment !== null && isSameCompany(mention, company));
  if (judged === undefined) return mention;
  return {
    ...mention,
    sentiment: judged.sentiment,
    evidence: judged.evidence === null ? [] : [judged.evidence],
  };
}
