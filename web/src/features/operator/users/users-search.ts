import { PLAN_IDS, type AdminUserSort, type PlanId, type SubscriptionStatus } from '@citato/contract';

/** In the order they are offered. */
export const USER_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'incomplete',
  'canceled',
  'inactive',
] as const satisfies SubscriptionStatus[];
export const USER_SORTS = [
  'newest',
  'oldest',
  'email',
  'lastAnalysis',
  'nextAnalysis',
] as const satisfies AdminUserSort[];

/** What the server takes at most. */
const MAX_SEARCH_LENGTH = 254;

export interface UsersSearch {
  /** Part of an address or of a name, or the beginning of an id. */
  cerca?: string | undefined;
  piano?: PlanId | undefined;
  stato?: SubscriptionStatus | undefined;
  /** Without it the newest come first. */
  ordine?: AdminUserSort | undefined;
  /** From 2 on; without it the first. */
  pagina?: string | undefined;
}

/** Which users are shown is in the address, so that going back and sharing work; invalid values are left out. */
export function parseUsersSearch(search: Record<string, unknown>): UsersSearch {
  const { cerca, piano, stato, ordine, pagina } = search;
  const text = typeof cerca === 'string' ? cerca.replaceAll('\0', '').slice(0, MAX_SEARCH_LENGTH) : '';
  const plan = PLAN_IDS.find((id) => id === piano);
  const status = USER_STATUSES.find((one) => one === stato);
  const sort = USER_SORTS.find((one) => one === ordine);
  return {
    ...(text.trim() !== '' && { cerca: text }),
    ...(plan !== undefined && { piano: plan }),
    ...(status !== undefined && { stato: status }),
    ...(sort !== undefined && sort !== 'newest' && { ordine: sort }),
    ...(typeof pagina === 'string' && /^([2-9]|[1-9]\d{1,4})$/.test(pagina) && { pagina }),
  };
}

/** The same as the server is asked for it. */
export function toUsersQuery({ cerca, piano, stato, ordine, pagina }: UsersSearch) {
  const page = pagina === undefined ? undefined : Number(pagina);
  return { search: cerca, plan: piano, status: stato, sort: ordine, page };
}

export function isFiltered({ cerca, piano, stato }: UsersSearch): boolean {
  return cerca !== undefined || piano !== undefined || stato !== undefined;
}
