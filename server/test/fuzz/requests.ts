import type { Endpoint } from '@citato/contract';
import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import { type Known, valuesOf } from './values-of-schema.ts';

/** A request as it goes over the wire. */
export interface FuzzRequest {
  readonly name: string;
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly contentType: string | null;
  readonly payload: string | null;
  /** What is sent in place of the caller's own session. */
  readonly authorization: string | null;
  /** What it may be answered with where it succeeds. */
  readonly successes: readonly number[];
}

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=x',
  '',
  'a/b/c',
];
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"\\ud800"',
  '{"a":1,"a":2}',
  `{"__proto__":{"x":1}}`,
  '1e400',
  '{"version":1e400}',
  '['.repeat(5_000) + ']'.repeat(5_000),
  '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  '\ufeff{}',
];

/** Requests to one endpoint: right but for a part or two, sometimes broken altogether. */
export function requestsTo(name: string, endpoint: Endpoint, known: Known): fc.Arbitrary<FuzzRequest> {
  const params =
    endpoint.params === undefined
      ? fc.constant<Record<string, unknown>>({})
      : pathParts(endpoint.params.shape, known);
  const query = endpoint.query === undefined ? fc.constant({}) : valuesOf(endpoint.query, known);
  const body =
    endpoint.body === undefined
      ? fc.constant(null)
      : fc.oneof(
          { weight: 12, arbitrary: valuesOf(endpoint.body, known).map(toJson) },
          { weight: 1, arbitrary: valuesOf(endpoint.body, known).map(doubleKeys) },
          { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
        );
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  );
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: hostileText.map((text) => `${encode(text)}=${encode(text)}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('a[]=1&a[]=2', 'limit=1&limit=2', '%ED%A0%80=1', '&&==', '__proto__=1'),
    },
  );
  return fc.tuple(params, query, body, type, extra).map(([inPath, inQuery, payload, contentType, more]) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_whole, part: string) => encode(inPath[part] ?? 'x'));
    const search = [toSearch(inQuery), more].filter((part) => part !== '').join('&');
    return {
      name,
      method: endpoint.method,
      url: search === '' ? path : `${path}?${search}`,
      contentType: payload === null ? null : contentType,
      payload,
      authorization: null,
      successes: Object.keys(endpoint.responses).map(Number),
    };
  });
}

/** Requests to what machines ask that is no endpoint of the contract, with and without the token of the monitoring. */
export function requestsToMachineRoutes({ token }: { token: string }): fc.Arbitrary<FuzzRequest> {
  const bearers = [
    ...['', 'Bearer', 'Bearer ', `Basic ${token}`, `bearer\t${token}`, `Bearer ${token}, Bearer x`],
    ...[`Bearer ${'a'.repeat(6_000)}`, 'Bearer \u00e8\u00ff', 'Bearer __proto__'],
  ];
  const search = fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: hostileText.map((text) => `?${encode(text)}=${encode(text)}`) },
    { weight: 1, arbitrary: hostileText.map((text) => `/${encode(text)}`) },
  );
  return fc
    .record({
      path: fc.constantFrom('/metrics', '/metrics', '/metrics', '/healthz', '/readyz'),
      search,
      method: fc.constantFrom<Endpoint['method']>('GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE'),
      authorization: fc.oneof(
        { weight: 1, arbitrary: fc.constant(`Bearer ${token}`) },
        { weight: 2, arbitrary: fc.constantFrom(null, ...bearers) },
      ),
    })
    .map(({ path, search: more, method, authorization }) => ({
      name: path,
      method,
      url: `${path}${more}`,
      contentType: null,
      payload: null,
      authorization,
      successes: [200],
    }));
}

function pathParts(
  shape: Readonly<Record<string, unknown>>,
  known: Known,
): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.keys(shape).map((part): [string, fc.Arbitrary<unknown>] => {
    const owned = known(part);
    return [
      part,
      fc.oneof(
        { weight: 24, arbitrary: owned.length > 0 ? fc.constantFrom(...owned) : fc.uuid() },
        { weight: 1, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: hostileText },
      ),
    ];
  });
  return fc.record(Object.fromEntries(parts));
}

function toJson(value: unknown): string {
  // What JSON knows nothing of (undefined) is sent as null.
  return JSON.stringify(value === undefined ? null : value);
}

/** The same body with its first key a second time. */
function doubleKeys(value: unknown): string {
  return toJson(value).replace(/^\{("(?:[^"\\]|\\.)*":)/, '{$1null,$1');
}

function toSearch(query: unknown): string {
  const parts = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return parts
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&');
}

/** Percent-encoded; a lone surrogate as the three bytes no UTF-8 may hold. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}
