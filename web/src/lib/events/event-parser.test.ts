import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';

it('gives a message when its blank line has arrived', () => {
  const parse = createEventParser();
  expect(parse('id: 7\ndata: {"a":1}\n')).toEqual([]);
  expect(parse('\n')).toEqual([{ id: '7', data: '{"a":1}' }]);
});

it('reads the same however the text is cut', () => {
  const text = ': ping\r\n\r\nid: 1\r\ndata: uno\r\ndata: due\r\n\r\nevent: x\r\ndata:tre\r\n\r\n';
  const whole = createEventParser()(text);
  const parse = createEventParser();
  const pieces = Array.from(text).flatMap((character) => parse(character));
  expect(whole).toEqual([
    { id: '1', data: 'uno\ndue' },
    { id: '1', data: 'tre' },
  ]);
  expect(pieces).toEqual(whole);
});

it('leaves out comments and messages without data', () => {
  expect(createEventParser()(': ping\n\nid: 3\n\n')).toEqual([]);
});
