export { deleteSecurityEventsBefore, listSecurityEvents, recordSecurityEvent } from './store.ts';
