import type { MailContent } from './enqueue-mail.ts';
import type { Letter } from './templates/letter.ts';

/** Both forms of a letter. The mail components take some 50 MB and a third of a second: the first mail loads them. */
export async function writeMail(letter: Letter): Promise<MailContent> {
  const { renderLetter } = await import('./templates/render-letter.tsx');
  return renderLetter(letter);
}
