export {
  defineEvent,
  subscribe,
  type DomainEvent,
  type EventBus,
  type Subscription,
} from './domain-events.ts';
export { type LiveEvents } from './live-events.ts';
