export { createOutbound, DIRECT, type Outbound } from './create-outbound.ts';
export { OutboundFault } from './outbound-fault.ts';
export { type ProxySettings, parseProxy } from './proxy-settings.ts';
