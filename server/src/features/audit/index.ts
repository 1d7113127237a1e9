export {
  deleteSecurityEventsBefore,
  eraseSecurityEventsOf,
  listSecurityEvents,
  recordSecurityEvent,
} from './store.ts';
