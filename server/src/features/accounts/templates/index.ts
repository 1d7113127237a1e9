export { alreadyRegistered } from './already-registered.tsx';
export { renderMail } from './render-mail.ts';
export { verifyAddress } from './verify-address.tsx';
