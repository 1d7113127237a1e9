/** @jsxRuntime automatic (for tsx, which finds no tsconfig at the root) */
import { render, toPlainText } from '@react-email/render';
import type { MailBody, MailContent } from './mail-body.ts';
import { Action, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** Both forms of a mail from one body, so that they never say different things. */
export async function renderMail(body: MailBody): Promise<MailContent> {
  const { subject, preview, greeting, paragraphs, action, smallPrint } = body;
  const html = await render(
    <MailLayout preview={preview} title={subject}>
      {greeting === null ? null : <Paragraph>{greeting}</Paragraph>}
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index}>{paragraph}</Paragraph>
      ))}
      {action === null ? null : <Action {...action} />}
      {smallPrint === null ? null : <SmallPrint>{smallPrint}</SmallPrint>}
    </MailLayout>,
  );
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    ],
  });
  return { subject, html, text };
}
