import { describe, expect, it } from 'vitest';
import { checkProse } from './check-prose.ts';
import { checkExemptions } from './check-exemptions.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const check = (text: string) => checkProse({ document: 'docs/a.md', text });

describe('prose that can be read at a glance', () => {
  it.each([
    words(80),
    `${words(50)}\n\n${words(50)}`,
    `- ${words(80)}\n- ${words(80)}`,
    `1. ${words(80)}\n2. ${words(80)}`,
    `# A\n\n\`\`\`\n${words(100)}\n\`\`\``,
    `<!-- ${words(100)} -->`,
    `| ${'x'.repeat(120)} | ${'y'.repeat(120)} |\n| ${'-'.repeat(200)} | --- |`,
  ])('passes (%#)', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('counts the words of a paragraph over its lines and names the first', () => {
    expect(check(`# A\n\n${words(50)}\n${words(31)}\n`)).toEqual([
      'docs/a.md:3: a paragraph of 81 words; at most 80, so split it',
    ]);
  });

  it('counts the words of a list item, with the lines that continue it', () => {
    expect(check(`- ${words(10)}\n- ${words(60)}\n  ${words(21)}\n`)).toHaveLength(1);
  });

  it('counts the characters of a cell, and takes an escaped bar for a part of it', () => {
    expect(check(`| a | ${'x'.repeat(121)} |`)).toHaveLength(1);
    expect(check(`| a | ${'x'.repeat(60)} \\| ${'x'.repeat(60)} |`)).toHaveLength(1);
  });

  it('keeps the numbers of the lines behind a block of code', () => {
    expect(check(`\`\`\`\na\nb\n\`\`\`\n\n${words(81)}`)[0]).toContain('docs/a.md:6:');
  });
});

describe('documents that are left out', () => {
  it.each([
    ['long still', words(81), 0],
    ['short by now', words(80), 1],
  ])('stay so only while they need it: %s', (_, text, count) => {
    const documents = [{ document: 'docs/a.md', text }];
    expect(checkExemptions({ exempt: ['docs/a.md'], documents })).toHaveLength(count);
  });

  it('exist', () => {
    expect(checkExemptions({ exempt: ['docs/gone.md'], documents: [] })[0]).toContain('does not exist');
  });
});
