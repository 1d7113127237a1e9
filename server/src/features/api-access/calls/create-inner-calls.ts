import { randomBytes } from 'node:crypto';

/**
 * How this process recognises the calls its own assistants’ endpoint makes of the API. The tokens of assistants are for
 * that endpoint alone (RFC 8707): from outside the API takes none.
 */
export interface InnerCalls {
  readonly mark: (bearer: string) => string;
  /** The bearer of a call from within; null for any other. */
  readonly read: (bearer: string) => string | null;
}

const SECRET_BYTES = 32;

export function createInnerCalls(): InnerCalls {
  const start = `within.${randomBytes(SECRET_BYTES).toString('base64url')}.`;
  return {
    mark: (bearer) => start + bearer,
    read: (bearer) => (bearer.startsWith(start) ? bearer.slice(start.length) : null),
  };
}
