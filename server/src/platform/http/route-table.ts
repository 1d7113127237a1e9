import { api, type Endpoint } from '@citato/contract';
import type { RouteImplementation } from './implement.ts';
import { KEY_API } from './keys/key-path.ts';

/** Every endpoint of the contract has exactly one implementation, and nothing else is served; otherwise no start. */
export function assertComplete(routes: readonly RouteImplementation[]): void {
  const implemented = routes.map(({ endpoint }) => nameOf(endpoint));
  const declared = Object.values(api).map(nameOf);
  const problems = [
    ...declared.filter((name) => !implemented.includes(name)).map((name) => `${name} is not implemented`),
    ...implemented.filter((name) => !declared.includes(name)).map((name) => `${name} is not in the contract`),
    ...implemented
      .filter((name, index) => implemented.indexOf(name) !== index)
      .map((name) => `${name} is implemented twice`),
  ];
  if (problems.length > 0) throw new Error(`The route table is not the contract's: ${problems.join('; ')}`);
}

/** The methods a path of the API knows; empty when there is no such path. */
export function allowedMethods(path: string): string[] {
  const isForKeys = path.startsWith(`${KEY_API}/`);
  const asked = isForKeys ? `/api${path.slice(KEY_API.length)}` : path;
  return Object.values<Endpoint>(api)
    .filter((endpoint) => (!isForKeys || endpoint.keys !== undefined) && patternOf(endpoint).test(asked))
    .map((endpoint) => endpoint.method);
}

function patternOf(endpoint: Endpoint): RegExp {
  return new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
}

function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
