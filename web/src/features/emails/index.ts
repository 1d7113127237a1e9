export { MailBody } from './components/mail-body.tsx';
export { MailList } from './components/mail-list.tsx';
export { mailboxCopy } from './copy.ts';
export { useMailbox } from './queries.ts';
