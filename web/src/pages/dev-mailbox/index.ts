export { DevMailboxPage } from './dev-mailbox-page.tsx';
