/**
 * no_response: HTTP ended without one · upgraded: the peer changed the protocol · the others: what the operator's proxy
 * did; nothing has reached the server behind it.
 */
export type OutboundFaultKind =
  | 'no_response'
  | 'upgraded'
  | 'proxy_unreachable'
  | 'proxy_refused'
  | 'proxy_authentication';

/** A request came to no response, for a reason node has no code for. */
export class OutboundFault extends Error {
  override readonly name = 'OutboundFault';
  readonly kind: OutboundFaultKind;
  /** As node names faults of a connection. */
  readonly code: string;

  constructor(kind: OutboundFaultKind, message: string) {
    super(message);
    this.kind = kind;
    this.code = kind.toUpperCase();
  }
}
