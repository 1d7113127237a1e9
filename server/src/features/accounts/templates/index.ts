export { alreadyRegistered } from './already-registered.ts';
export { passwordChanged } from './password-changed.ts';
export { resetPasswordMail } from './reset-password.ts';
export { verifyAddress } from './verify-address.ts';
export { welcome } from './welcome.ts';
