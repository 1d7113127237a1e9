import type { MailboxMessage } from '@citato/contract';
import { Card } from '#ui';
import { formatDateTime } from '#lib/format';
import { mailboxCopy as copy } from '../copy.ts';
import { listWebLinks } from '../model.ts';
import { MailBody } from './mail-body.tsx';

export function MailList({ messages }: { messages: readonly MailboxMessage[] }) {
  return (
    <ul className="grid gap-5">
      {messages.map((message) => (
        <li key={`${message.createdAt} ${message.to} ${message.subject}`}>
          <Card className="overflow-hidden">
            <Mail message={message} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Mail({ message }: { message: MailboxMessage }) {
  const links = listWebLinks(message.links);
  return (
    <article>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b px-4 py-4 sm:px-6">
        <h2 className="text-lg font-semibold tracking-prompt wrap-anywhere">{message.subject}</h2>
        <p className="text-2xs text-faint">{formatDateTime(message.createdAt)}</p>
        <p className="w-full text-xs wrap-anywhere text-muted">
          {copy.to} {message.to}
        </p>
      </header>
      <MailBody message={message} />
      {message.attachments.length > 0 && (
        <p className="border-t px-4 py-3 text-sm wrap-anywhere text-muted sm:px-6">
          {copy.attachments(message.attachments.map(({ name }) => name))}
        </p>
      )}
      {links.length > 0 && (
        <footer className="grid gap-1 border-t bg-surface px-4 py-4 text-sm sm:px-6">
          <p className="text-2xs text-faint">{copy.links}</p>
          <ul className="grid gap-1">
            {links.map((link) => (
              <li key={link}>
                <a href={link} className="inline-block min-h-6 wrap-anywhere">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </footer>
      )}
    </article>
  );
}
