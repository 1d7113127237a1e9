/** refused: leads inside · unreachable: no such host, no connection, cut off · bad_status: no response, another protocol. */
export type WebFaultKind = 'refused' | 'unreachable' | 'bad_status';

/** A request did not come to a response. */
export class WebFault extends Error {
  readonly kind: WebFaultKind;

  constructor(kind: WebFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebFault';
    this.kind = kind;
  }
}
