import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { printTable } from '../print-table.ts';
import type { Quality } from './summarise.ts';

/** A rule of the reader that is one function: where it stands, and what it says where it is left out. */
export interface Rule {
  label: string;
  file: string;
  name: string;
  says: string;
}

const rule = (label: string, file: string, name: string, says = 'false'): Rule => ({
  label,
  file: `recognizers/${file}.ts`,
  name,
  says,
});

const RULES: readonly Rule[] = [
  rule('enumerations', 'structural/discover-companies', 'linkEnumerations', 'new Map()'),
  rule('nouns it also writes small', 'structural/discover-companies', 'lowerCommonNouns', 'undefined'),
  rule('products of companies', 'structural/discover-companies', 'isProduct'),
  rule('repetition', 'structural/discover-companies', 'bonusOfRepetition', '0'),
  rule('heads read as heads alone', 'structural/discover-companies', 'isWeighedAsHead'),
  rule('words set in bold', 'structural/candidates', 'readBold', '[]'),
  rule('ordinals before a name', 'structural/candidates', 'skipOrdinal', '0'),
  rule('values behind labels', 'structural/candidates', 'valueBehind', 'null'),
  rule('a town in a bracket', 'structural/parts', 'isLocated'),
  rule('headers of tables', 'structural/parts', 'weighColumns', '() => 0'),
  rule('words of places before', 'structural/weights', 'isBehindPlaceCue'),
  rule('articles before', 'structural/weights', 'isBehindArticle'),
  rule('examples of things and persons', 'structural/weights', 'exampleNouns', '[]'),
  rule('what a sentence sets in bold', 'structural/parts', 'weighEmphasis', '0'),
  rule('the maker in a product’s name', 'structural/discover-companies', 'reduceToCompany', 'arguments[0]'),
  rule('titles of sections', 'structural/weights', 'isSectionTitle'),
  rule('loose words in a head', 'structural/parts', 'hasLooseWord'),
  rule('units', 'gazetteer/judge-names', 'isUnit'),
  rule('models beside brands', 'gazetteer/judge-names', 'isModelCell'),
  rule('everyday names before a verb', 'gazetteer/judge-names', 'isSubjectOfVerb'),
];

const FIGURES = ['f1', 'presence', 'rank', 'tone'] as const;

/** What each rule is worth: the change of F1, presence, rank and tone by the rules alone where it is left out. */
export function ablateRules(
  corpora: readonly (readonly [label: string, gold: string, targets: string | null])[],
): void {
  const files = JSON.stringify(corpora.map(([, gold, targets]) => [gold, targets]));
  const whole = measureWithout(null, files);
  printTable({
    title: 'A rule left out: F1 / presence / rank / tone',
    columns: ['left out', ...corpora.map(([label]) => label)],
    rows: RULES.map((left) => [
      left.label,
      ...measureWithout(left, files).map((quality, at) => compare(quality, whole[at])),
    ]),
  });
}

function compare(quality: Quality, whole: Quality | undefined): string {
  return FIGURES.map((figure) => ((quality[figure] ?? 0) - (whole?.[figure] ?? 0)).toFixed(3)).join(' / ');
}

function measureWithout(left: Rule | null, files: string): Quality[] {
  const script = join(import.meta.dirname, 'measure-without.ts');
  const printed = execFileSync(process.execPath, [script, JSON.stringify(left), files], { encoding: 'utf8' });
  const parsed: unknown = JSON.parse(printed);
  return Array.isArray(parsed) ? parsed.map(toQuality) : [];
}

function toQuality(value: unknown): Quality {
  const figures = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const figure = (name: string): number | null => {
    const found = figures.get(name);
    return typeof found === 'number' ? found : null;
  };
  return {
    f1: figure('f1'),
    first: figure('first'),
    presence: figure('presence'),
    rank: figure('rank'),
    tone: figure('tone'),
  };
}
