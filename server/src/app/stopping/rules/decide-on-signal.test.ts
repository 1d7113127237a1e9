import { expect, it } from 'vitest';
import { decideOnSignal } from './decide-on-signal.ts';

it.each([
  ['the first signal lets everything end', null, 'drain'],
  ['the same Ctrl-C passed on by npm changes nothing', 3, 'ignore'],
  ['a second within five seconds changes nothing', 4_999, 'ignore'],
  ['a second after five seconds cuts short', 5_000, 'cut_short'],
] as const)('%s', (_name, sinceFirstMs, verdict) => {
  expect(decideOnSignal(sinceFirstMs)).toBe(verdict);
});
