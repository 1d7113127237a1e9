import { type SQL, sql } from 'drizzle-orm';

/** No word of a month holds it: one text a list is read many times as fast as an array. */
const BREAK = '\n';

/** A column of words as one text. */
export const joinWords = (column: SQL): SQL => sql`array_to_string(${column}, ${BREAK})`;

/** The words are those the column holds: engines are written as engines. */
export const splitWords = <Word extends string>(text: string): Word[] =>
  text === '' ? [] : (text.split(BREAK) as Word[]);
