import type { RomeDay } from '#lib/rome-time';
import { writeDay } from '../tallies/unpack-tallies.ts';
import { elementAt } from '../tallies/word-list.ts';
import type { AnswerRecord, PackedAnswers } from './answer-record.ts';
import { type ByteCursor, readNumber, readNumbers } from './byte-list.ts';

/** One packed answer; the two lists are used again for the next one. */
export interface PackedAnswer {
  /** Of the month. */
  day: number;
  /** Places count from 0. */
  engine: number;
  namesOwn: boolean;
  readonly rivals: number[];
  readonly sources: number[];
}

/** Goes through packed answers one by one, without making an object of each. */
export function visitAnswers(bytes: Uint8Array, visit: (answer: PackedAnswer) => void): void {
  const cursor: ByteCursor = { bytes, at: 0 };
  const answer: PackedAnswer = { day: 0, engine: 0, namesOwn: false, rivals: [], sources: [] };
  while (cursor.at < bytes.length) {
    answer.day = bytes[cursor.at] ?? 0;
    cursor.at += 1;
    answer.engine = readNumber(cursor);
    answer.namesOwn = bytes[cursor.at] === 1;
    cursor.at += 1;
    readPlaces(cursor, answer.rivals);
    readPlaces(cursor, answer.sources);
    visit(answer);
  }
}

function readPlaces(cursor: ByteCursor, places: number[]): void {
  places.length = readNumber(cursor);
  readNumbers(cursor, places);
}

/** The answers behind a stored month (its first day). */
export function unpackAnswers({
  month,
  packed: { engines, rivalKeys, rivalNames, sources, answers },
}: {
  month: RomeDay;
  packed: PackedAnswers;
}): AnswerRecord[] {
  const records: AnswerRecord[] = [];
  visitAnswers(Buffer.from(answers.slice(2), 'hex'), (answer) => {
    records.push({
      day: writeDay(month, answer.day),
      engine: elementAt(engines, answer.engine),
      namesOwn: answer.namesOwn,
      rivals: answer.rivals.map((place) => ({
        key: elementAt(rivalKeys, place),
        name: elementAt(rivalNames, place),
      })),
      sources: answer.sources.map((place) => elementAt(sources, place)),
    });
  });
  return records;
}
