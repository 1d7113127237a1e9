import { expect, it } from 'vitest';
import { escapeBeyondAscii } from './write-ascii.ts';

const evaluate = (code: string): unknown => JSON.parse(`"${code}"`);

it.each(['è', '«Stato»', 'Città’', '🙂', 'ASCII \u007f'])('what is escaped still says %s', (text) => {
  const escaped = escapeBeyondAscii(text);
  expect(escaped).toMatch(/^[\0-\x7f]*$/);
  expect(evaluate(escaped)).toBe(text);
});
