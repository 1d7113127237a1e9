export {
  implement,
  type Caller,
  type EndpointAnswer,
  type EndpointRequest,
  type RouteImplementation,
} from './implement.ts';
export { createHttpServer, type HttpServerOptions } from './create-server.ts';
export { eventStreamRoute } from './event-stream.ts';
export { type Authenticate } from './endpoint-route.ts';
export { isLoopback } from './own-site.ts';
