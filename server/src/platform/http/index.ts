export { type CachedAnswer, createAnswerCache } from './answer-cache.ts';
export { implement, type RouteImplementation } from './implement.ts';
export { createHttpServer } from './create-server.ts';
export { createPageDrawing } from './drawn-pages/draw-pages.ts';
export { eventStreamRoute } from './event-stream.ts';
export { type Authenticate } from './endpoint-route.ts';
export { rawBodyOf } from './raw-body.ts';
export { isLoopback } from './own-site.ts';
