import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@citato/contract';
import * as z from 'zod';

/** What a call names, before its endpoint has parsed it. */
export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const REQUEST_ID_HEADER = 'idempotency-key';

/** Whether a body says by which id its request is repeated. */
export function takesRequestId({ body }: Endpoint): boolean {
  return body !== undefined && body instanceof z.core.$ZodObject && 'requestId' in body._zod.def.shape;
}

/** The body with the id of the header, where the endpoint takes one and the body names none itself. */
export function takeRequestId({
  endpoint,
  body,
  headers,
}: {
  endpoint: Endpoint;
  body: unknown;
  headers: IncomingHttpHeaders;
}): unknown {
  const given = headers[REQUEST_ID_HEADER];
  const fields = z.looseObject({}).safeParse(body);
  if (given === undefined || !fields.success || !takesRequestId(endpoint)) return body;
  return { requestId: given, ...fields.data };
}
