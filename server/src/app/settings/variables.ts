import { ENGINE_VARIABLES } from './engine-variables.ts';
import { ACCOUNTS, PRICES, WHO_WE_ARE, MAIL, PAYMENTS } from './company-variables.ts';
import { OTHER_PROGRAMS, WEBHOOKS, WAYS_OUT, CUSTOMER_SITES } from './outbound-variables.ts';
import { WHERE_IT_RUNS, DATABASE, BACKGROUND_WORK } from './running-variables.ts';
import type { Variable } from './variable-kinds.ts';

/** Every variable the product reads, by group: the source of the settings, of `.env.example` and of the docs. */
export const VARIABLES = {
  'Where it runs': WHERE_IT_RUNS,
  Database: DATABASE,
  Accounts: ACCOUNTS,
  'Answer engines': ENGINE_VARIABLES,
  'Customers’ websites': CUSTOMER_SITES,
  'Background work': BACKGROUND_WORK,
  Mail: MAIL,
  Payments: PAYMENTS,
  'Ways out': WAYS_OUT,
  'Other programs': OTHER_PROGRAMS,
  Webhooks: WEBHOOKS,
  Prices: PRICES,
  'Who we are': WHO_WE_ARE,
} as const;

type Flat<Groups> = {
  [Name in { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]]: {
    [Group in keyof Groups]: Name extends keyof Groups[Group] ? Groups[Group][Name] : never;
  }[keyof Groups];
};

type ValueOf<V> =
  V extends Variable<infer Value> ? (V extends { fallback: null } ? Value | null : Value) : never;

/** Every variable's value by name. */
export type Values = {
  readonly [Name in keyof Flat<typeof VARIABLES>]: ValueOf<Flat<typeof VARIABLES>[Name]>;
};
