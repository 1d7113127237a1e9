import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import { compareText } from '#lib/text';
import { createWordList, elementAt } from '../tallies/word-list.ts';
import { type PlaceOf, addUp, groupCells } from './month-cells.ts';
import { type NamedInMonth, listNames, addUpNames } from './month-names.ts';
import type { CellSums, NeededTallies, NeededSources, TalliesOfPrompt } from './needed-columns.ts';

/** What the answers to a company's prompts come to in a month, as columns; places of engines count from 1. */
export interface CompanyMonth extends NeededSources, Record<CellSums, number[]> {
  readonly engines: EngineId[];
  /** By id. */
  readonly promptIds: PromptId[];
  readonly cellDays: number[];
  readonly cellEngines: number[];
  readonly names: readonly NamedInMonth[];
}

/** Adds up one month of prompts; their order makes no difference. */
export function addUpCompanyMonth({
  tallies,
  sources,
}: {
  tallies: readonly TalliesOfPrompt[];
  sources: readonly NeededSources[];
}): CompanyMonth {
  const engines = [...new Set(tallies.flatMap((one) => one.engines))].sort();
  const places = createWordList(engines);
  const placeOf = (engine: string) => places.placeOf(engine);
  const cells = groupCells(tallies.flatMap((columns) => listCells(columns, placeOf)));
  const sums = (name: CellSums) => cells.map((same) => addUp(same.map((cell) => cell.sums[name])));
  const promptIds = tallies.map(({ promptId }) => promptId).sort();
  const placeOfPrompt = new Map(promptIds.map((id, place) => [id, place]));
  return {
    engines,
    promptIds,
    cellDays: cells.map(([cell]) => cell.day),
    cellEngines: cells.map(([cell]) => cell.engine),
    ok: sums('ok'),
    allMentions: sums('allMentions'),
    ownMentions: sums('ownMentions'),
    ownPositionSums: sums('ownPositionSums'),
    ownPositionSquareSums: sums('ownPositionSquareSums'),
    ownPositive: sums('ownPositive'),
    ownNeutral: sums('ownNeutral'),
    ownNegative: sums('ownNegative'),
    ...addUpSites(sources),
    names: addUpNames(
      tallies.flatMap((columns) =>
        listNames(columns, { placeOf, prompt: placeOfPrompt.get(columns.promptId) ?? 0 }),
      ),
    ),
  };
}

function listCells(columns: NeededTallies, placeOf: PlaceOf) {
  return columns.cellDays.map((day, index) => ({
    day,
    engine: placeOf(elementAt(columns.engines, elementAt(columns.cellEngines, index) - 1)),
    sums: readSums(columns, index),
  }));
}

function readSums(columns: NeededTallies, index: number): Record<CellSums, number> {
  return {
    ok: elementAt(columns.ok, index),
    allMentions: elementAt(columns.allMentions, index),
    ownMentions: elementAt(columns.ownMentions, index),
    ownPositionSums: elementAt(columns.ownPositionSums, index),
    ownPositionSquareSums: elementAt(columns.ownPositionSquareSums, index),
    ownPositive: elementAt(columns.ownPositive, index),
    ownNeutral: elementAt(columns.ownNeutral, index),
    ownNegative: elementAt(columns.ownNegative, index),
  };
}

function addUpSites(sources: readonly NeededSources[]): NeededSources {
  const answers = new Map<string, number>();
  for (const { domains, domainAnswers } of sources) {
    for (const [index, domain] of domains.entries())
      answers.set(domain, (answers.get(domain) ?? 0) + elementAt(domainAnswers, index));
  }
  const sites = [...answers].sort(([a], [b]) => compareText(a, b));
  return { domains: sites.map(([domain]) => domain), domainAnswers: sites.map(([, count]) => count) };
}
