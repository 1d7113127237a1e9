export { defineEvent, subscribe, type EventBus, type Subscription } from './domain-events.ts';
export { createEventBus } from './event-bus.ts';
export { createLiveEvents, liveEventJobs, type LiveEvents } from './live-events.ts';
export { createLiveHub, type LiveHub, type LiveReceiver } from './live-hub.ts';
export { LIVE_METRICS, measureStreams } from './measure-streams.ts';
