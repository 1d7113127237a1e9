import type { Context } from '#platform/context';

export interface SupportDeps extends Context {
  readonly settings: {
    /** Where tickets are mailed to; null keeps them in the database only. */
    readonly supportEmail: string | null;
  };
}
