export { mailboxMailer, type Mailer } from './mailer.ts';
