import { api, errorBody, type Endpoint, type ResponseBody } from '@citato/contract';
import * as z from 'zod';

const MEDIA_TYPES = {
  binary: 'application/octet-stream',
  html: 'text/html',
  'event-stream': 'text/event-stream',
} as const;

/** The OpenAPI 3.1 document of the contract: generated from the very schemas the server parses by. */
export function buildOpenApi({ address }: { address: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeOperation({ operationId, endpoint }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Citato', version: '1', description: 'How often AI answers name a company.' },
    servers: [{ url: address }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: toSchema(errorBody, 'output') },
    },
  };
}

/** One endpoint as the document has it. */
export function describeOperation({ operationId, endpoint }: { operationId: string; endpoint: Endpoint }) {
  return {
    operationId,
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...describeParameters(endpoint.params, 'path'),
      ...describeParameters(endpoint.query, 'query'),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.form === true ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: toSchema(endpoint.body, 'input'),
              },
            },
          },
        }
      : {}),
    ...(endpoint.upload === true
      ? { requestBody: { required: true, content: { [MEDIA_TYPES.binary]: { schema: {} } } } }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, body]) => [status, describeAnswer(body)]),
      ),
      default: {
        description: 'Any failure, with an Italian sentence for the user.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function describeAnswer(body: ResponseBody): object {
  if (body === 'empty') return { description: 'Done; no body.' };
  const [mediaType, schema] =
    typeof body === 'string' ? [MEDIA_TYPES[body], {}] : ['application/json', toSchema(body, 'output')];
  return { description: 'Done.', content: { [mediaType]: { schema } } };
}

function describeParameters(schema: Endpoint['params'], place: 'path' | 'query'): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(value, undefined).success,
    schema: toSchema(value, 'input'),
  }));
}

export function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
