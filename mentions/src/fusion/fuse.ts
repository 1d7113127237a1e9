import type { Brand } from '../extraction.ts';
import { identityKey } from '../linking/identity.ts';
import { buildNameIndex } from '../recognizers/gazetteer/known-names.ts';
import { matchNames } from '../recognizers/gazetteer/match-names.ts';
import type { NameIndex } from '../recognizers/gazetteer/name-table.ts';
import type { Judged } from '../recognizers/gazetteer/context/judge-names.ts';
import { judgeNames } from '../recognizers/gazetteer/context/judge-names.ts';
import type { NamedInAnswer } from './named-in-answer.ts';
import { collectNamed, compareByNaming } from './named-in-answer.ts';
import type { NamingInput, Namings } from './read-namings.ts';
import { partsOfAnswer } from './read-namings.ts';
import { meetsAny } from '../document/text/within.ts';
import { isBorneOut } from './bear-out.ts';
import { joinProducts, namesOfBrand } from '../linking/product-names.ts';
import type { VerifiedCompany } from '../recognizers/model/ground-report.ts';
import { keepInSilence } from './weigh-silence.ts';

interface Merging {
  input: NamingInput;
  /** What the model reported and the text writes. */
  verified: readonly VerifiedCompany[];
  /** What the rules read without the model. */
  byRules: Namings;
}

export interface Merged extends Namings {
  /** Reported companies of which the rules, told their names, say that the answer means something else. */
  refused: VerifiedCompany[];
  /** How many of the companies the model reports, and how many that the rules are sure of it leaves out. */
  heard: number;
  overlooked: number;
}

/** Who is named, by what a model reports and by what the rules read. Documented in docs/reading-answers.md. */
export function mergeNamings(merging: Merging): Merged {
  const { input, byRules } = merging;
  const { reported, refused, absentKeys } = readReported(merging);
  const isNamed = (company: NamedInAnswer): boolean => reported.some((other) => isSame(company, other));
  const kept = keepInSilence({ answer: input.answer, language: input.language, byRules, isNamed });
  const ignored = new Set((input.ignoredNames ?? []).map(identityKey));
  const companies = [...reported, ...kept].filter(({ key }) => !ignored.has(key)).toSorted(compareByNaming);
  return { companies, absentKeys, refused, heard: reported.length, overlooked: kept.length };
}

/** The same identity, or another reading of the same place. */
const isSame = (one: NamedInAnswer, other: NamedInAnswer): boolean =>
  one.key === other.key || one.spans.some((span) => meetsAny(span, other.spans));

/** Reads the answer once more, the reported names among the known ones: the rules say where each is named, and whether. */
function readReported(
  merging: Merging,
): Pick<Merged, 'refused' | 'absentKeys'> & { reported: NamedInAnswer[] } {
  const { input, verified, byRules } = merging;
  const { answer, language, knownCompanies = [], useCatalogue = true } = input;
  const index = buildNameIndex({
    brands: adoptReported(merging),
    knownCompanies,
    reported: joinProducts(verified),
    withCatalogue: useCatalogue,
  });
  const matches = matchNames({ answer, index, language });
  const judged = judgeNames({
    answer,
    language,
    matches,
    parts: partsOfAnswer({ answer, matches, language }),
  });
  const isReported = findReported({ index, verified, judged });
  const reported = collectNamed({
    answer,
    judged,
    isNamed: (company, namings) =>
      isReported(company.key, namings) &&
      (company.brandIndex !== null ||
        isReadByRules(byRules, company.key, namings) ||
        isBorneOut({ answer, company, namings })),
  });
  const absent = judged.filter(({ verdict }) => verdict === 'absent');
  return {
    reported,
    refused: verified.filter(
      (company) => !reported.some(({ spans }) => spans.some((span) => meetsAny(span, company.spans))),
    ),
    absentKeys: new Set(absent.map(({ match }) => match.form.company.key)),
  };
}

const isReadByRules = ({ companies }: Namings, key: string, namings: readonly Judged[]): boolean =>
  companies.some(
    (company) => company.key === key || namings.some(({ match }) => meetsAny(match, company.spans)),
  );

/**
 * "Copernico Garibaldi" where the rules read the user's brand Copernico: the model's other name for one place is the
 * brand's, too, unless the model tells both apart.
 */
function adoptReported({ input: { brands = [], language }, verified, byRules }: Merging): Brand[] {
  const keys = new Set(verified.map(({ key }) => key));
  return brands.map((brand, index) => {
    const spans = byRules.companies.find(({ brandIndex }) => brandIndex === index)?.spans ?? [];
    if (keys.has(identityKey(brand.name))) return brand;
    const adopted = verified
      .filter((company) => company.spans.some((span) => meetsAny(span, spans)))
      .map(({ name }) => name);
    const itsOwn = namesOfBrand({ brand, verified, language });
    return { ...brand, aliases: [...(brand.aliases ?? []), ...adopted, ...itsOwn] };
  });
}

/** A name the text only writes inside a longer known one ("Enel" in "Enel X") reports the longer one. */
function findReported({
  index,
  verified,
  judged,
}: {
  index: NameIndex;
  verified: readonly VerifiedCompany[];
  judged: readonly Judged[];
}): (key: string, namings: readonly Judged[]) => boolean {
  const keyOf = ({ name, key }: VerifiedCompany): string => index.findNamed(identityKey(name))?.company.key ?? key;
  const reported = new Set(verified.map(keyOf));
  const matched = new Set(judged.map(({ match }) => match.form.company.key));
  const inside = verified.filter((company) => !matched.has(keyOf(company))).flatMap(({ spans }) => spans);
  return (key, namings) => reported.has(key) || namings.some(({ match }) => meetsAny(match, inside));
}
