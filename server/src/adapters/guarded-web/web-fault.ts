/**
 * refused: leads inside · unconnected: nothing to connect to, or no certificate to trust · unreachable: no such host, cut
 * off · bad_status: no response, another protocol.
 */
export type WebFaultKind = 'refused' | 'unconnected' | 'unreachable' | 'bad_status';

/** A request did not come to a response. */
export class WebFault extends Error {
  readonly kind: WebFaultKind;

  constructor(kind: WebFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebFault';
    this.kind = kind;
  }
}
