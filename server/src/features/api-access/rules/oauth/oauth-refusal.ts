/** Codes of RFC 6749, 7591 and 8707. */
export type RefusalCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'temporarily_unavailable';

/** Why a client is refused; the description is for whoever writes one. */
export class OAuthRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, description: string) {
    super(description);
    this.name = 'OAuthRefusal';
    this.code = code;
  }

  get status(): number {
    if (this.code === 'temporarily_unavailable') return 429;
    return this.code === 'invalid_client' ? 401 : 400;
  }
}
