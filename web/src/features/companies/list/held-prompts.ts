import type { CompanyWithPrompts } from '@citato/contract';

// Prompts whose deletion can still be taken back: off the screens, and yet with the server.
let held: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  held = next;
  for (const listener of listeners) listener();
}

export const holdPrompts = (ids: readonly string[]): void => {
  change(new Set([...held, ...ids]));
};

export const releasePrompts = (ids: readonly string[]): void => {
  change(new Set([...held].filter((id) => !ids.includes(id))));
};

export const readHeldPrompts = (): ReadonlySet<string> => held;

export function subscribeToHeldPrompts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The companies as they stand on screen; the same object where nothing is held. */
export function leaveOutHeld<List extends { companies: CompanyWithPrompts[] }>(
  list: List,
  without: ReadonlySet<string>,
): List {
  if (without.size === 0) return list;
  const companies = list.companies.map((company) => {
    const prompts = company.prompts.filter(({ id }) => !without.has(id));
    return prompts.length === company.prompts.length ? company : { ...company, prompts };
  });
  return { ...list, companies };
}
