import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderMail } from './render-mail.tsx';

/** The light tokens come first. */
const tokens = readFileSync(new URL('../../../../../web/src/ui/tokens.css', import.meta.url), 'utf8');
const tokenOf = (name: string) => new RegExp(`--c-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';

it('a mail carries the product’s mark: caporali, a bar in its yellow, and the name as plain ink', async () => {
  const { html, text } = await renderMail({
    subject: 'Oggetto',
    preview: 'In breve',
    greeting: null,
    paragraphs: ['Testo.'],
    action: null,
    smallPrint: null,
  });
  const mark = /<p[^>]*>(?:(?!<\/p>).)*Citato<\/p>/s.exec(html)?.[0].toLowerCase() ?? '';
  expect(tokenOf('accent')).toMatch(/^#/);
  expect(mark).toContain(`color:${tokenOf('accent')}`);
  expect(mark).toContain(`background-color:${tokenOf('marker-strong')}`);
  expect(mark).toMatch(/<\/span>citato<\/p>$/);
  expect(text).toContain('«Citato');
});
