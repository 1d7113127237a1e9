import { compareText } from '#lib/text';
import { createWordList } from '../tallies/word-list.ts';
import type { AnswerRecord, PackedAnswers } from './answer-record.ts';
import { writeNumber } from './byte-list.ts';

/**
 * Packs the answers of a month: day, engine, whether it names the own company, then the places of rivals and of sources,
 * each list behind its length. The same answers give the same bytes.
 */
export function packAnswers(records: readonly AnswerRecord[]): PackedAnswers {
  const sorted = records.toSorted(
    (a, b) =>
      compareText(a.day, b.day) ||
      compareText(a.engine, b.engine) ||
      compareText(wordsOf(a), wordsOf(b)) ||
      Number(a.namesOwn) - Number(b.namesOwn),
  );
  const engines = [...new Set(sorted.map(({ engine }) => engine))].sort();
  const enginePlaces = createWordList(engines);
  const rivals = createWordList();
  const names = new Map<string, string>();
  const sources = createWordList();
  const bytes: number[] = [];
  for (const record of sorted) {
    bytes.push(Number(record.day.slice(-2)));
    writeNumber(bytes, enginePlaces.placeOf(record.engine) - 1);
    bytes.push(record.namesOwn ? 1 : 0);
    writeNumber(bytes, record.rivals.length);
    for (const { key, name } of record.rivals) {
      names.set(key, name);
      writeNumber(bytes, rivals.placeOf(key) - 1);
    }
    writeNumber(bytes, record.sources.length);
    for (const source of record.sources) writeNumber(bytes, sources.placeOf(source) - 1);
  }
  return {
    engines,
    rivalKeys: rivals.words,
    rivalNames: rivals.words.map((key) => names.get(key) ?? key),
    sources: sources.words,
    answers: `\\x${Buffer.from(bytes).toString('hex')}`,
  };
}

const wordsOf = ({ rivals, sources }: AnswerRecord): string =>
  [...rivals.map(({ key }) => key), '', ...sources].join('\n');
