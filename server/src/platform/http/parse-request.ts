import type { Endpoint } from '@citato/contract';
import * as z from 'zod';
import { AppError } from '#lib/app-error';

z.config(z.locales.it());

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses a request by the endpoint's schemas. An invalid id in the path is 404; everything else invalid is a 400 that
 * names each field.
 */
export function parseRequest(endpoint: Endpoint, raw: RawInput): RawInput {
  const params = endpoint.params && z.safeParse(endpoint.params, raw.params);
  if (params && !params.success) throw new AppError('request.not_found');
  const query = endpoint.query && z.safeParse(endpoint.query, raw.query);
  const body = endpoint.body && z.safeParse(endpoint.body, raw.body);
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
  if (issues.length > 0) throw invalid(issues);
  return { params: params?.data, query: query?.data, body: body?.data };
}

/** The first message is the answer's own sentence; the others go with their fields. */
function invalid(issues: readonly z.core.$ZodIssue[]): AppError {
  const fields: [string, string][] = issues.map(({ path, message }) => [path.map(String).join('.'), message]);
  const first = issues[0];
  return new AppError('request.invalid', {
    ...(first && first.path.length > 0 ? { message: first.message } : {}),
    fields: Object.fromEntries(fields.reverse()),
  });
}
