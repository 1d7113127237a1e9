import { type Endpoint, ERRORS, type ErrorCode } from '@citato/contract';

/** The error codes any call of its kind may answer, by access and input. */
export function listCommonErrors({ method, access, params, query, body }: Endpoint): ErrorCode[] {
  const takesInput = params !== undefined || query !== undefined || body !== undefined;
  return [
    ...(access === 'public' ? [] : ['accounts.unauthenticated' as const]),
    ...(access === 'admin' ? ['accounts.admin_only' as const] : []),
    ...(takesInput ? ['request.invalid' as const] : []),
    ...(body === undefined
      ? []
      : (['request.malformed', 'request.unsupported_type', 'request.too_large'] as const)),
    ...(method === 'GET' ? [] : ['request.foreign_origin' as const]),
    'request.rate_limited',
    'server.unavailable',
    'server.failed',
  ];
}

export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Every code with its status and sentence, by part of the product. */
export function groupErrors(): Map<string, ErrorRow[]> {
  const rows = Object.entries(ERRORS).map(([code, error]) => ({ code, ...error }));
  return Map.groupBy(rows, ({ code }) => code.split('.', 1)[0] ?? code);
}
