export { bareHost } from './bare-host.ts';
export { createWebAccess } from './create-web-access.ts';
export { requestGuarded, type WebAccess } from './guarded-request.ts';
export { isInternalUrl } from './internal-url.ts';
export { parseNetworks } from './listed-networks.ts';
export { parseWebAddress } from './web-address.ts';
export { WebFault } from './web-fault.ts';
