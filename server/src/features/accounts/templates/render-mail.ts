import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import type { MailContent } from '#features/emails';

export interface MailTemplate {
  readonly subject: string;
  readonly body: ReactElement;
}

/** Both forms of a mail from one template, so that they never say different things. */
export async function renderMail({ subject, body }: MailTemplate): Promise<MailContent> {
  const html = await render(body);
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    ],
  });
  return { subject, html, text };
}
