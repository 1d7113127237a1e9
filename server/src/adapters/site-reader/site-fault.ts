import type { SiteFailureKind } from './site-reader.ts';

/** A step towards a page failed; becomes the reading's state. */
export class SiteFault extends Error {
  readonly kind: SiteFailureKind;

  constructor(kind: SiteFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SiteFault';
    this.kind = kind;
  }
}
