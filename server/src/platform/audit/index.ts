export {
  deleteSecurityEventsBefore,
  eraseSecurityEventsOf,
  listActs,
  listSecurityEvents,
  recordSecurityEvent,
} from './store.ts';
