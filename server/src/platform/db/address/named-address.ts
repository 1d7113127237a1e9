export type AddressVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** An address, and the variable that names it to the operator. */
export interface NamedAddress {
  readonly url: string;
  readonly variable?: AddressVariable;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
}
