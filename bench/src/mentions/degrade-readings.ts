import { PRECEDENCE, type Precedence, type ReportedCompany } from '@citato/mentions';
import { printTable } from '../print-table.ts';
import { measureQuality, onlyRead } from './compare-readers.ts';
import type { Corpus, Readings } from './corpus.ts';

const SHARES = [0, 0.02, 0.05, 0.1, 0.2] as const;

/** The tables of precedence that were weighed against each other. */
const TABLES: Readonly<Record<string, Precedence>> = {
  'report alone': { ...PRECEDENCE, brand: 'report', learned: 'never', catalogue: 'never' },
  '+ own brand': { ...PRECEDENCE, learned: 'never', catalogue: 'never' },
  '+ known names': PRECEDENCE,
  '+ structural': { ...PRECEDENCE, answer: 'text' },
};

type Fault = (company: ReportedCompany, chance: number, share: number) => ReportedCompany[];

const FAULTS: Readonly<Record<string, Fault>> = {
  misses: (company, chance, share) => (chance < share ? [] : [company]),
  misspells: (company, chance, share) => [
    chance < share ? { ...company, name: misspell(company.name) } : company,
  ],
  invents: (company, chance, share) =>
    chance < share
      ? [company, { name: `Zorvella ${company.name.charAt(0)}`, sentiment: null, evidence: null }]
      : [company],
};

/** The second and third letter of its longest word change places. */
function misspell(name: string): string {
  const word = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? name;
  return name.replace(word, `${word.charAt(0)}${word.charAt(2)}${word.charAt(1)}${word.slice(3)}`);
}

/** A number from 0 to 1 that is the same in every run (FNV-1a). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32;
}

function degrade(readings: Readings, fault: string, share: number): Readings {
  const change = FAULTS[fault];
  return new Map(
    [...readings].map(([id, companies]) => [
      id,
      change === undefined
        ? reorder(companies, id, share)
        : companies.flatMap((company) => change(company, chanceOf(`${id} ${company.name} ${fault}`), share)),
    ]),
  );
}

function reorder(companies: readonly ReportedCompany[], id: string, share: number): ReportedCompany[] {
  const moved = companies.filter(({ name }) => chanceOf(`${id} ${name} reorders`) < share);
  return [...moved.toReversed(), ...companies.filter((company) => !moved.includes(company))];
}

/** F1, presence and rank of each table of precedence with a report made worse step by step. */
export function compareDegraded(corpora: readonly [string, Corpus][], readings: Readings): void {
  for (const [label, corpus] of corpora) {
    const read = onlyRead(corpus, readings);
    if (read.answers.length === 0) continue;
    for (const fault of [...Object.keys(FAULTS), 'reorders'])
      printTable({
        title: `${label}: a report that ${fault} (F1 / presence / rank)`,
        columns: ['', ...SHARES.map((share) => `${String(share * 100)} %`)],
        rows: Object.entries(TABLES).map(([name, precedence]) => [
          name,
          ...SHARES.map((share) => {
            const quality = measureQuality(read, degrade(readings, fault, share), precedence);
            return [quality.f1, quality.presence, quality.rank]
              .map((one) => one?.toFixed(3) ?? '-')
              .join(' / ');
          }),
        ]),
      });
  }
}
