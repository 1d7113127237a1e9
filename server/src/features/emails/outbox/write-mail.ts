import type { MailBody, MailContent } from '../templates/mail-body.ts';

/** Both forms of a mail. The mail components take some 50 MB and a third of a second: the first mail loads them. */
export async function writeMail(body: MailBody): Promise<MailContent> {
  const { renderMail } = await import('../templates/render-mail.tsx');
  return renderMail(body);
}
