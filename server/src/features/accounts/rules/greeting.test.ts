import { describe, expect, it } from 'vitest';
import { buildGreeting } from './greeting.ts';

describe('the first line of a mail', () => {
  it.each(['Giulia', 'Maria Grazia', 'D’Angelo', "Nicolo'", 'Anna-Lisa', 'Zoë'])(
    'greets %s by name',
    (name) => {
      expect(buildGreeting(name)).toBe(`Ciao ${name},`);
    },
  );

  it.each([
    null,
    '',
    'www.evil.example',
    'Vinci subito http://evil.example',
    '<b>Giulia</b>',
    'Giulia\r\nBcc: x@evil.example',
    'G'.repeat(41),
    '12345',
  ])('greets without a name when the name is %j', (name) => {
    expect(buildGreeting(name)).toBe('Ciao,');
  });
});
