export {
  implement,
  type Caller,
  type EndpointAnswer,
  type EndpointRequest,
  type RouteImplementation,
} from './implement.ts';
