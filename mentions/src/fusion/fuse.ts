import type { Brand } from '../extraction.ts';
import { identityKey } from '../linking/identity.ts';
import { joinProducts, namesOfBrand } from '../linking/product-names.ts';
import { meetsAny } from '../document/text/within.ts';
import { buildNameIndex } from '../recognizers/gazetteer/known-names.ts';
import { matchNames } from '../recognizers/gazetteer/match-names.ts';
import type { NameIndex } from '../recognizers/gazetteer/name-table.ts';
import type { NameSource } from '../recognizers/gazetteer/name-form.ts';
import type { Judged } from '../recognizers/gazetteer/context/judge-names.ts';
import { judgeNames } from '../recognizers/gazetteer/context/judge-names.ts';
import type { GroundedCompany } from '../recognizers/model/ground-report.ts';
import { isCertainNaming, isGroundedNaming, isKnownNaming, isPossibleNaming } from './weigh-naming.ts';
import type { NamedInAnswer } from './named-in-answer.ts';
import { collectNamed, compareByNaming } from './named-in-answer.ts';
import type { NamingInput, Namings } from './read-namings.ts';
import { partsOfAnswer } from './read-namings.ts';

/**
 * What a naming needs to count beside a model's report.
 * text: the text alone decides · report: the report names it and the text grounds it · spelling: it is written as the
 * known name is spelt, though the report misses it · never: it has no vote.
 */
export type Vote = 'text' | 'report' | 'spelling' | 'never';
export type Precedence = Readonly<Record<NameSource, Vote>>;

/** Chosen by measurement: docs/reading-quality.md holds what each other table would score. */
export const PRECEDENCE: Precedence = {
  brand: 'text',
  reported: 'report',
  learned: 'spelling',
  catalogue: 'spelling',
  answer: 'never',
};

/**
 * A few reported names may stand in places that do not suggest a company; a report with many of them lists mere words.
 */
const MAX_DOUBTFUL_SHARE = 0.25;

interface Fusing {
  input: NamingInput;
  grounded: readonly GroundedCompany[];
  /** What is read without the report. */
  byRules: Namings;
  precedence: Precedence;
}

export interface Fused extends Namings {
  /** Companies the report names of which the text says that it means something else. */
  refused: GroundedCompany[];
  /** How many companies of the report count, and how many known ones it misses. */
  accepted: number;
  missed: number;
  /** Of the accepted ones those whose places do not speak for a company. */
  doubtful: number;
}

/** Who is named, by a model's report and by what is known. */
export function fuse(fusing: Fusing): Fused {
  const { input, byRules, grounded, precedence } = fusing;
  const { reported, absentKeys, doubtful, judged } = readReported(fusing);
  const isReported = (company: NamedInAnswer): boolean => reported.some((other) => isSame(company, other));
  const unreported = byRules.companies.filter((company) => !isReported(company));
  const filled = unreported.filter((company) => {
    const vote = precedence[company.company.source];
    if (vote === 'text') return !byRules.absentKeys.has(company.key);
    return vote === 'spelling' && isKnownNaming(input.answer, company, reported);
  });
  const ignored = new Set((input.ignoredNames ?? []).map(identityKey));
  const companies = [...reported, ...filled].filter(({ key }) => !ignored.has(key)).toSorted(compareByNaming);
  const isRead = (company: GroundedCompany): boolean =>
    reported.some(({ spans }) => spans.some((span) => meetsAny(span, company.spans)));
  return {
    companies,
    absentKeys,
    judged,
    refused: grounded.filter((company) => !isRead(company)),
    accepted: reported.length,
    doubtful,
    missed: filled.length,
  };
}

/** The same identity, or another reading of the same place. */
const isSame = (one: NamedInAnswer, other: NamedInAnswer): boolean =>
  one.key === other.key || one.spans.some((span) => meetsAny(span, other.spans));

/** Reads the answer once more, the reported names among the known ones: the text says where each is named, and whether. */
function readReported(
  fusing: Fusing,
): Pick<Fused, 'absentKeys' | 'doubtful' | 'judged'> & { reported: NamedInAnswer[] } {
  const { input, grounded } = fusing;
  const { answer, language, knownCompanies = [], useCatalogue = true } = input;
  const index = buildNameIndex({
    brands: adoptReported(fusing),
    knownCompanies,
    reported: joinProducts(grounded),
    withCatalogue: useCatalogue,
  });
  const matches = matchNames({ answer, index, language });
  const parts = partsOfAnswer({ answer, matches, language });
  const judged = judgeNames({ answer, language, matches, parts });
  const isReported = findReported({ index, grounded, judged });
  const doubtful = new Set<string>();
  const named = collectNamed({
    answer,
    judged,
    isNamed: (company, namings) => {
      if (!isReported(company.key, namings)) return false;
      if (company.brandIndex !== null) return true;
      if (isCertainNaming(company, namings)) return isGroundedNaming(answer, namings);
      if (!isPossibleNaming(namings) || !isGroundedNaming(answer, namings)) return false;
      doubtful.add(company.key);
      return true;
    },
  });
  const isBelieved = doubtful.size <= Math.max(1, MAX_DOUBTFUL_SHARE * named.length);
  const reported = named.filter(({ key }) => isBelieved || !doubtful.has(key));
  const absent = judged.filter(({ verdict }) => verdict === 'absent');
  return {
    reported,
    doubtful: isBelieved ? doubtful.size : 0,
    judged,
    absentKeys: new Set(absent.map(({ match }) => match.form.company.key)),
  };
}

/**
 * "Copernico Garibaldi" where the text names the user's brand Copernico: the model's other name for one place is the
 * brand's, too, unless the model reports both as different companies.
 */
function adoptReported({ input: { brands = [], language }, grounded, byRules }: Fusing): Brand[] {
  const keys = new Set(grounded.map(({ key }) => key));
  return brands.map((brand, index) => {
    const spans = byRules.companies.find(({ brandIndex }) => brandIndex === index)?.spans ?? [];
    if (keys.has(identityKey(brand.name))) return brand;
    const adopted = grounded
      .filter((company) => company.spans.some((span) => meetsAny(span, spans)))
      .map(({ name }) => name);
    const itsOwn = namesOfBrand({ brand, grounded, language });
    return { ...brand, aliases: [...(brand.aliases ?? []), ...adopted, ...itsOwn] };
  });
}

/** A name the text only writes inside a longer known one ("Enel" in "Enel X") reports the longer one. */
function findReported({
  index,
  grounded,
  judged,
}: {
  index: NameIndex;
  grounded: readonly GroundedCompany[];
  judged: readonly Judged[];
}): (key: string, namings: readonly Judged[]) => boolean {
  const keyOf = ({ name, key }: GroundedCompany): string =>
    index.findNamed(identityKey(name))?.company.key ?? key;
  const reported = new Set(grounded.map(keyOf));
  const matched = new Set(judged.map(({ match }) => match.form.company.key));
  const inside = grounded.filter((company) => !matched.has(keyOf(company))).flatMap(({ spans }) => spans);
  return (key, namings) => reported.has(key) || namings.some(({ match }) => meetsAny(match, inside));
}
