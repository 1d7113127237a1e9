import { expect, it } from 'vitest';
import * as z from 'zod';
import { type ResultId, newIdAt } from './ids.ts';

const moment = (ms: number) => new Date(Date.UTC(2026, 10, 28) + ms);

it('an identifier of a moment is a UUID that says so', () => {
  const id = newIdAt<ResultId>(moment(0));
  expect(z.safeParse(z.uuidv7(), id).success).toBe(true);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(moment(0).getTime());
});

it('identifiers stand in the order of their moments, also of long ago', () => {
  const moments = [new Date(0), moment(-1), moment(0), moment(1), moment(1_000_000_000)];
  const ids = moments.map((at) => newIdAt<ResultId>(at).toString());
  expect(ids.toSorted()).toEqual(ids);
});

it('identifiers of one moment differ', () => {
  const ids = Array.from({ length: 1000 }, () => newIdAt<ResultId>(moment(0)));
  expect(new Set(ids).size).toBe(ids.length);
});
