export { mailboxMailer, type Mailer, type OutgoingMail } from './mailer.ts';
