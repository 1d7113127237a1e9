import { compareText } from '#lib/text';
import { chooseDisplayName } from '../results-table.ts';
import { elementAt } from '../tallies/word-list.ts';
import { packBesideDays } from './beside-days.ts';
import { type Dated, type PlaceOf, addUp, groupCells } from './month-cells.ts';
import type { NeededTallies } from './needed-columns.ts';

/** A company named in the month, with its days and engines as columns. */
export interface NamedInMonth {
  readonly key: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly positionSum: number;
  readonly besideOwn: number;
  readonly beforeOwn: number;
  readonly factDays: number[];
  readonly factEngines: number[];
  readonly factMentions: number[];
  readonly factPositionSums: number[];
  /** On which days it is named beside the own company, and by which prompts (`packBesideDays`). */
  readonly besideDays: string;
}

interface Fact extends Dated {
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly positionSum: number;
  readonly beside: number;
  readonly before: number;
}

export function listNames(columns: NeededTallies, { placeOf, prompt }: { placeOf: PlaceOf; prompt: number }) {
  let first = 0;
  return columns.companyKeys.map((key, number) => {
    const start = first;
    first = elementAt(columns.companyEnds, number);
    return {
      key,
      prompt,
      name: elementAt(columns.companyNames, number),
      mentions: elementAt(columns.companyMentions, number),
      positionSum: elementAt(columns.companyPositionSums, number),
      besideOwn: elementAt(columns.companyBesideOwn, number),
      beforeOwn: elementAt(columns.companyBeforeOwn, number),
      facts: columns.mentions.slice(start, first).map((mentions, offset): Fact => {
        const index = start + offset;
        return {
          day: elementAt(columns.factDays, index),
          engine: placeOf(elementAt(columns.engines, elementAt(columns.factEngines, index) - 1)),
          isOwn: elementAt(columns.isOwn, index),
          mentions,
          positionSum: elementAt(columns.positionSums, index),
          beside: elementAt(columns.besideOwn, index),
          before: elementAt(columns.beforeOwn, index),
        };
      }),
    };
  });
}

export function addUpNames(named: readonly ReturnType<typeof listNames>[number][]): NamedInMonth[] {
  const byKey = [...Map.groupBy(named, ({ key }) => key)].sort(([a], [b]) => compareText(a, b));
  return byKey.map(([key, ofKey]) => {
    const days = groupCells(ofKey.flatMap(({ facts }) => facts));
    return {
      key,
      name: chooseName(key, ofKey),
      isOwn: ofKey.some(({ facts }) => facts.some(({ isOwn }) => isOwn)),
      mentions: addUp(ofKey.map(({ mentions }) => mentions)),
      positionSum: addUp(ofKey.map(({ positionSum }) => positionSum)),
      besideOwn: addUp(ofKey.map(({ besideOwn }) => besideOwn)),
      beforeOwn: addUp(ofKey.map(({ beforeOwn }) => beforeOwn)),
      factDays: days.map(([{ day }]) => day),
      factEngines: days.map(([{ engine }]) => engine),
      factMentions: days.map((same) => addUp(same.map(({ mentions }) => mentions))),
      factPositionSums: days.map((same) => addUp(same.map(({ positionSum }) => positionSum))),
      besideDays: packBesideDays(ofKey.map(({ prompt, facts }) => ({ place: prompt, days: facts }))),
    };
  });
}

/** The name most of its answers use, as far as the months of the prompts say it. */
function chooseName(key: string, ofKey: readonly { name: string; mentions: number }[]): string {
  const counts = Map.groupBy(ofKey, ({ name }) => name);
  const names = [...counts].map(([name, same]) => ({
    name,
    count: addUp(same.map(({ mentions }) => mentions)),
  }));
  return chooseDisplayName({ key, names });
}
