import { createTransport } from 'nodemailer';
import { MailRefused } from './mail-refused.ts';
import type { Mailer } from './mailer.ts';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
/** The transport's names for a refusal of the sender, a recipient or the text; anything else is a connection fault. */
const REFUSALS = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Hands mails to a mail server. `url` as smtp://user:password@host:587, smtps:// for TLS from the start;
 * `from` is an address with or without a name.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    kind: 'smtp',
    deliver: async ({ id, to, replyTo, unsubscribeLink, subject, html, text, attachments }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          to: { name: '', address: to },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          headers: { 'Auto-Submitted': 'auto-generated', ...describeUnsubscribe(unsubscribeLink) },
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(withoutAddress(error, to), { cause: error }) : error;
      }
    },
    close: () => {
      transport.close();
    },
  };
}

/** The two headers of one-click unsubscribe (RFC 8058); the mail server that signs has to cover both. */
const describeUnsubscribe = (link: string | null): Record<string, string> =>
  link === null
    ? {}
    : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return REFUSALS.has(String(error.code)) && Number(error.responseCode) >= 500;
}

/** Mail servers often repeat the address they refuse; the stored part of their answer must not contain it. */
function withoutAddress({ message }: Error, address: string): string {
  return message.replaceAll(address, '…');
}
