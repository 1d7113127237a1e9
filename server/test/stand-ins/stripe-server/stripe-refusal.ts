export interface RefusalBody {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** An answer of the API that is an error. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.name = 'StripeRefusal';
    this.status = status;
    this.body = body;
  }
}

export function missing({
  what,
  id,
  param = 'id',
}: {
  what: string;
  id: string;
  param?: string;
}): StripeRefusal {
  return new StripeRefusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

export function invalid(message: string, code?: string, param?: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });
}

export function declined(code: string, declineCode: string | null): StripeRefusal {
  return new StripeRefusal(402, {
    type: 'card_error',
    message: 'Your card was declined.',
    code,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
  });
}
