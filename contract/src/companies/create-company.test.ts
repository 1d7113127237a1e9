import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { companyInput } from './create-company.ts';
import { promptInput, promptInputs } from '../monitoring/prompts.ts';

describe('the address of a company', () => {
  it('is kept as protocol and host', () => {
    const { websiteUrl } = z.parse(companyInput, { name: 'Rossi', websiteUrl: 'www.rossi.it/chi-siamo?a=1' });
    expect(websiteUrl).toBe('https://www.rossi.it');
  });

  it.each([
    '',
    'rossi',
    'localhost',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://rossi.it',
    'mailto:ada@rossi.it',
    'https://ada:segreto@rossi.it',
    'https://127.0.0.1',
    'https://2130706433',
    'https://①②⑦.⓪.⓪.①',
    'https://[::1]',
    'https://rossi.it.',
    'https://ro\tssi.it',
    'https://ro ssi.it',
    'https://',
    `https://${'a'.repeat(300)}.it`,
  ])('%j is no address of a company', (text) => {
    expect(z.safeParse(companyInput, { name: 'Rossi', websiteUrl: text }).error?.issues[0]?.message).toBe(
      'URL non valida',
    );
  });

  it('is refused when it is longer than any address', () => {
    const websiteUrl = `https://rossi.it/${'x'.repeat(3000)}`;
    expect(z.safeParse(companyInput, { name: 'Rossi', websiteUrl }).success).toBe(false);
  });
});

describe('the text of a prompt', () => {
  it('has its white space collapsed and its ends trimmed', () => {
    expect(z.parse(promptInput, { text: '  Qual è\n\n il   miglior\thosting? ' })).toEqual({
      text: 'Qual è il miglior hosting?',
    });
  });

  it('does not turn the direction of what is read after it', () => {
    expect(z.parse(promptInput, { text: 'Qual è il \u202Emiglior\u202C \u2067hosting\u2069 שלום?' })).toEqual(
      {
        text: 'Qual è il miglior hosting שלום?',
      },
    );
    expect(z.safeParse(promptInput, { text: '\u202E \u2066' }).success).toBe(false);
  });

  it.each(['', '   ', '\u00A0\u2003', '\u200B\u200D\uFEFF', '\n\n'])(
    'is required: %j is not enough',
    (text) => {
      expect(z.safeParse(promptInput, { text }).error?.issues[0]?.message).toBe(
        'Il testo del prompt è richiesto',
      );
    },
  );

  it.each(['a\0b', 'a\uD800b'])('holds nothing a database cannot keep: %j', (text) => {
    expect(z.safeParse(promptInput, { text }).success).toBe(false);
  });

  it('has at most 2,000 characters', () => {
    expect(z.safeParse(promptInput, { text: 'x'.repeat(2000) }).success).toBe(true);
    expect(z.safeParse(promptInput, { text: 'x'.repeat(2001) }).success).toBe(false);
  });

  it('comes at least once', () => {
    expect(z.safeParse(promptInputs, []).error?.issues[0]?.message).toBe('Almeno un prompt è richiesto');
  });
});
