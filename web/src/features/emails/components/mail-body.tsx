import type { MailboxMessage } from '@citato/contract';
import { useState } from 'react';
import { mailboxCopy as copy } from '../copy.ts';

const FIRST_HEIGHT = 420;
/** Its links open in the page around it, as they would from a mail program. */
const LINKS_OUT = '<base target="_top">';

/** The mail as its reader sees it. No script of it runs, and its styles stay its own. */
export function MailBody({
  message: { html, subject },
}: {
  message: Pick<MailboxMessage, 'html' | 'subject'>;
}) {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  return (
    <iframe
      title={copy.bodyOf(subject)}
      srcDoc={LINKS_OUT + html}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      onLoad={({ currentTarget: { contentDocument } }) => {
        setHeight(contentDocument?.documentElement.scrollHeight ?? FIRST_HEIGHT);
      }}
      style={{ height }}
      className="block w-full"
    />
  );
}
