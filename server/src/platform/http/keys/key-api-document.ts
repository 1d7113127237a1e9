import {
  api,
  errorBody,
  type Endpoint,
  ERRORS,
  type ErrorCode,
  KEY_CALLS_PER_MINUTE,
} from '@citato/contract';
import type * as z from 'zod';
import { describeOperation, toSchema } from '../openapi.ts';
import { exampleOf } from './example-of.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { versionedPath } from './key-path.ts';
import { takesRequestId } from './request-id.ts';

const DESCRIPTION = `How often AI answers name a company, with n and interval beside every rate.

**Keys.** \`Authorization: Bearer citato_…\`, never in the address. A key reads, or reads and writes, for all companies of its account or for some; a plan with the API (Guru, Business) is needed. Keys end after at most a year and can be revoked at once.

**Limits.** ${String(KEY_CALLS_PER_MINUTE)} calls a minute and key. Every answer carries \`RateLimit-Policy\` and \`RateLimit\` (q: quota, w: window in seconds, r: remaining, t: seconds until it is full again); 429 carries \`Retry-After\`, too.

**Pages.** Lists of answers come newest first with \`nextCursor\`; give it back as \`cursor\` until it is null. A cursor is opaque and belongs to its own query.

**Repeating a write.** Send \`Idempotency-Key\` (8 to 100 characters, a UUID for an analysis): within a day a repetition gets the first answer; the same key for other data is refused with 409.

**Errors.** \`{ message, code }\`, and \`fields\` where single fields are wrong. \`message\` is an Italian sentence for a person, \`code\` is for programs.

**What may change within v1.** Added: paths, optional parameters, fields of answers, words of lists marked as open (an unknown one is \`other\`), error codes. Never within v1: a field, path or code taken away or given another meaning, a parameter made required, a type changed. Such a change comes as /api/v2, announced by mail at least six months before v1 ends, with \`Deprecation\` and \`Sunset\` headers on v1.`;

/** What a call with a key can meet beside what its endpoint says. */
const FAILURES: Readonly<Record<number, { readonly because: string; readonly code: ErrorCode }>> = {
  400: { because: 'The input is not valid, or the key stood in the address.', code: 'request.invalid' },
  401: { because: 'No key, or one that is unknown, expired or revoked.', code: 'keys.unknown' },
  403: { because: 'The key or the plan does not allow this.', code: 'keys.read_only' },
  404: { because: 'There is no such thing, or the key may not see it.', code: 'companies.not_found' },
  429: { because: 'Too many calls; wait as Retry-After says.', code: 'request.rate_limited' },
  503: { because: 'The product is not available now; try again.', code: 'server.unavailable' },
};

const LIMIT_HEADERS = {
  'RateLimit-Policy': { schema: { type: 'string' }, example: '"minute";q=600;w=60' },
  RateLimit: { schema: { type: 'string' }, example: '"minute";r=598;t=42' },
};

/** The OpenAPI 3.1 document of what API keys may call: from the same schemas as the browser's, with examples. */
export function buildKeyApi({ address }: { address: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(api)) {
    if (endpoint.keys === undefined) continue;
    const path = versionedPath(endpoint).replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeKeyCall({ operationId, endpoint }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Citato API', version: '1.0', description: DESCRIPTION },
    servers: [{ url: address }],
    security: [{ key: [] }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'citato_…' } },
      schemas: { Error: toSchema(errorBody, 'output') },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, { because, code }]) => [
          status,
          {
            description: because,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                example: { message: ERRORS[code].message, code },
              },
            },
          },
        ]),
      ),
    },
  };
}

function describeKeyCall({ operationId, endpoint }: { operationId: string; endpoint: Endpoint }): object {
  const { security: _browser, responses: _own, ...operation } = describeOperation({ operationId, endpoint });
  const repeated = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 100 },
  };
  return {
    ...operation,
    'x-citato-key': endpoint.keys?.needs,
    parameters: [...operation.parameters, ...(takesRequestId(endpoint) ? [repeated] : [])],
    ...(endpoint.body ? { requestBody: describeBody(endpoint.body) } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, body]) => [status, describeSuccess(body)]),
      ),
      ...Object.fromEntries(
        Object.keys(FAILURES).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

function describeBody(body: z.core.$ZodType): object {
  const schema = toSchema(body, 'input');
  return { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } };
}

function describeSuccess(body: Endpoint['responses'][number]): object {
  if (typeof body === 'string') return { description: 'Done.', headers: LIMIT_HEADERS };
  const schema = toSchema(body, 'output');
  const content = { 'application/json': { schema, example: exampleOf(schema) } };
  return { description: 'Done.', headers: LIMIT_HEADERS, content };
}
