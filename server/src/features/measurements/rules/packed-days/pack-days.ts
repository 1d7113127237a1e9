import { writeBytes, writeNumber } from '../packed-answers/byte-list.ts';
import { elementAt } from '../tallies/word-list.ts';
import { createKinds } from './kinds.ts';
import { CELL_NUMBERS, type CellColumns } from './packed-columns.ts';

/** What the first byte says: readers refuse another layout. */
export const LAYOUT = 1;

/**
 * Packs the cells of a prompt's month, list by list. Who answered and who read a cell is written once and named by its
 * place. The same columns give the same bytes.
 */
export function packDays(columns: CellColumns): string {
  const bytes: number[] = [LAYOUT];
  const write = (number: number) => writeNumber(bytes, number);
  write(columns.cellDays.length);
  const voices = collectVoices(columns);
  write(voices.kinds.length);
  for (const { models, readers } of voices.kinds) {
    for (const list of [models, readers]) {
      write(list.length);
      for (const place of list) write(place - 1);
    }
  }
  for (const name of CELL_NUMBERS) for (const number of columns[name]) write(number);
  for (const place of voices.places) write(place);
  return writeBytes(bytes);
}

interface Voice {
  readonly models: number[];
  readonly readers: number[];
}

/** Who answered and who read each cell: few kinds, and each cell's place among them. */
function collectVoices({ cellDays, modelCells, modelNames, readerCells, readerNames }: CellColumns): {
  kinds: Voice[];
  places: number[];
} {
  const ofCells = cellDays.map((): Voice => ({ models: [], readers: [] }));
  for (const [index, cell] of modelCells.entries())
    ofCells[cell - 1]?.models.push(elementAt(modelNames, index));
  for (const [index, cell] of readerCells.entries())
    ofCells[cell - 1]?.readers.push(elementAt(readerNames, index));
  const kinds = createKinds<Voice>();
  const places = ofCells.map((voice) =>
    kinds.placeOf(`${voice.models.join(' ')},${voice.readers.join(' ')}`, voice),
  );
  return { kinds: kinds.all, places };
}
