import type { SiteFailureKind } from './site-reader.ts';

/** A step towards a page failed; becomes the reading's state. */
export class SiteFault extends Error {
  readonly kind: SiteFailureKind;
  /** What the site answered; null where it did not. */
  readonly httpStatus: number | null;

  constructor(
    kind: SiteFailureKind,
    message: string,
    { httpStatus = null }: { httpStatus?: number | null } = {},
  ) {
    super(message);
    this.name = 'SiteFault';
    this.kind = kind;
    this.httpStatus = httpStatus;
  }
}
