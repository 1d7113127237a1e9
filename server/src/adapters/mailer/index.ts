export { MailRefused } from './mail-refused.ts';
export { mailboxMailer, type Mailer } from './mailer.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
