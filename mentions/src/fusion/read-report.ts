import type { CompanyMention, Disagreement, ModelReport, Refusal } from '../extraction.ts';
import { identityKey } from '../linking/identity.ts';
import { type GroundedCompany, type Grounding, groundNames } from '../recognizers/model/ground-report.ts';
import { fuse, type Fused, type Fusing, isSame } from './fuse.ts';
import type { Namings } from './read-namings.ts';

/** How the report and the rules differ, each name once per kind. */
function listDisagreements(
  { companies: grounded, rejected }: Grounding,
  refused: readonly GroundedCompany[],
  byRules: readonly CompanyMention[],
  ignoredNames: readonly string[],
): Disagreement[] {
  const ignored = new Set(ignoredNames.map(identityKey));
  const found: Disagreement[] = rejected.map((name) => ({ kind: 'not_in_text', name, detail: null }));
  for (const company of grounded) {
    const { name, sentiment, key } = company;
    if (ignored.has(key)) continue;
    const mention = byRules.find((candidate) => isSame(candidate, company));
    const isKnown = sentiment !== null && (mention?.sentiment ?? sentiment) !== sentiment;
    if (refused.includes(company)) found.push({ kind: 'refused_by_rules', name, detail: null });
    else if (mention === undefined) found.push({ kind: 'missed_by_rules', name, detail: null });
    else if (isKnown)
      found.push({ kind: 'tone', name, detail: `rules: ${mention.sentiment ?? ''}, model: ${sentiment}` });
  }
  for (const mention of byRules)
    if (!grounded.some((company) => isSame(mention, company)))
      found.push({ kind: 'missed_by_model', name: mention.name, detail: null });
  return [...new Map(found.map((one) => [`${one.kind} ${one.name}`, one])).values()];
}

/** An answer names some dozens of companies; more is a runaway model. */
const MAX_REPORTED = 200;
/** One mistake is no sign of a model that invents. */
const MIN_INVENTED = 3;
const MAX_INVENTED_SHARE = 0.2;
/** One or two unknown names may be guesses of the rules. */
const SEVERAL = 3;

interface Reported {
  report: ModelReport;
  /** What the rules alone read. */
  rulesAlone: readonly CompanyMention[];
}

export interface ReportRead {
  /** Null where the report was discarded: the rules read alone. */
  namings: Namings | null;
  refusal: Refusal | null;
  disagreements: Disagreement[];
  /** The model's tone where its quotation stands in the text, else the rules'. */
  addTones: (mentions: readonly CompanyMention[]) => CompanyMention[];
}

/**
 * Reads an answer together with what a model reports of it. The model decides which companies are named, where the text
 * grounds it; places, counts, order, absence, refusal and citations are the text's.
 */
export function readReport(given: Omit<Fusing, 'grounded'> & Reported): ReportRead {
  const { input, byRules, rulesAlone } = given;
  const { companies } = given.report;
  if (companies.length > MAX_REPORTED)
    return { namings: null, refusal: 'too_many_companies', disagreements: [], addTones: (all) => [...all] };
  const { answer, language, ignoredNames = [] } = input;
  const grounding = groundNames({ answer, language, reported: companies });
  const grounded = grounding.companies;
  const fused = fuse({ ...given, grounded });
  const disagreements = listDisagreements(grounding, fused.refused, rulesAlone, ignoredNames);
  const refusal = judgeReport(fused, byRules, grounding);
  const addTones: ReportRead['addTones'] = (mentions) => mentions.map((one) => withTone(one, grounded));
  return { namings: refusal === null ? fused : null, refusal, disagreements, addTones };
}

function judgeReport(fused: Fused, byRules: Namings, { companies, rejected }: Grounding): Refusal | null {
  const { refused, accepted, missed, doubtful } = fused;
  const invented = rejected.length + refused.length + doubtful;
  if (invented >= MIN_INVENTED && invented > MAX_INVENTED_SHARE * (companies.length + rejected.length))
    return 'not_borne_out';
  return missed > accepted || (accepted === 0 && speaksOfCompanies(byRules)) ? 'overlooks_companies' : null;
}

/** Whether the rules alone read a name that is known, or several namings of others: naming none would be a surprise. */
function speaksOfCompanies({ companies }: Namings): boolean {
  if (companies.some(({ company }) => company.source !== 'answer')) return true;
  return companies.reduce((count, { spans }) => count + spans.length, 0) >= SEVERAL;
}

function withTone(mention: CompanyMention, grounded: readonly GroundedCompany[]): CompanyMention {
  const judged = grounded.find((company) => company.sentiment !== null && isSame(mention, company));
  if (judged === undefined) return mention;
  return {
    ...mention,
    sentiment: judged.sentiment,
    evidence: judged.evidence === null ? [] : [judged.evidence],
  };
}
