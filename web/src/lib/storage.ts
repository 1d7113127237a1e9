import { nameHere } from './browser/base-path.ts';

/** What the browser remembers of us; never a token, never a name or an address. */
export const STORAGE_KEYS = {
  /** The plan chosen at registration, so that it survives a reload. */
  pendingPlan: 'citato.pending-plan',
  /** Set at sign-out: no automatic refresh until the next sign-in. */
  signedOut: 'citato.signed-out',
  /** The choice about statistics. */
  consent: 'citato.consent',
  /** The purchase counted last, so that no other tab and no reload counts it again. */
  countedPurchase: 'citato.counted-purchase',
  /** The answer a visitor goes on with: an id the server gave, for the form of the first company. */
  keptAnswer: 'citato.kept-answer',
} as const;

/** Kept for one tab, and gone with it. */
export const STORAGE_KEYS_OF_TAB = {
  /** The answer a visitor asked for here: an id the server gave, so that a reload shows it again. */
  visitorAnswer: 'citato.visitor-answer',
  /** What was typed of a new company and its prompts, until it is saved or its user signs out. */
  newCompany: 'citato.new-company',
  /** The same of a new prompt. */
  newPrompt: 'citato.new-prompt',
} as const;
type TabKey = (typeof STORAGE_KEYS_OF_TAB)[keyof typeof STORAGE_KEYS_OF_TAB];

/** Forms whose words are kept: they leave with who typed them. */
const INPUT_KEYS = [STORAGE_KEYS_OF_TAB.newCompany, STORAGE_KEYS_OF_TAB.newPrompt] as const;
export type TabInputKey = (typeof INPUT_KEYS)[number];

/** Forgets what was typed in this tab. */
export function clearTabInputs(): void {
  for (const key of INPUT_KEYS) writeTabStored({ key, value: null });
}

/** Kept per user: two people on one browser do not share what they have seen. */
export const STORAGE_KEYS_OF_USER = {
  monitoringSeen: 'citato.monitoring-seen',
  taskListsSeen: 'citato.task-lists-seen',
  /** A purchase its bank has not answered yet. */
  awaitedPurchase: 'citato.awaited-purchase',
  /** In which order the overview shows the companies. */
  companiesOrder: 'citato.companies-order',
  /** Whether companies stand as cards or as a table. */
  companiesView: 'citato.companies-view',
  /** Whether prompts stand as cards or as a table. */
  promptsView: 'citato.prompts-view',
} as const;

export function monitoringSeenKey(userId: string) {
  return `${STORAGE_KEYS_OF_USER.monitoringSeen}.${userId}` as const;
}

export function taskListsSeenKey(userId: string) {
  return `${STORAGE_KEYS_OF_USER.taskListsSeen}.${userId}` as const;
}

export function awaitedPurchaseKey(userId: string) {
  return `${STORAGE_KEYS_OF_USER.awaitedPurchase}.${userId}` as const;
}

export function companiesOrderKey(userId: string) {
  return `${STORAGE_KEYS_OF_USER.companiesOrder}.${userId}` as const;
}

export function companiesViewKey(userId: string) {
  return `${STORAGE_KEYS_OF_USER.companiesView}.${userId}` as const;
}

export function promptsViewKey(userId: string) {
  return `${STORAGE_KEYS_OF_USER.promptsView}.${userId}` as const;
}

export type StorageKey =
  | (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
  | ReturnType<typeof monitoringSeenKey>
  | ReturnType<typeof taskListsSeenKey>
  | ReturnType<typeof awaitedPurchaseKey>
  | ReturnType<typeof companiesOrderKey>
  | ReturnType<typeof companiesViewKey>
  | ReturnType<typeof promptsViewKey>;

/** Null when nothing is stored or the browser denies storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(nameHere(key));
  } catch {
    return null;
  }
}

/** Does nothing where the browser denies storage: whatever is kept there is a convenience. */
export function writeStored({ key, value }: { key: StorageKey; value: string | null }): void {
  try {
    if (value === null) localStorage.removeItem(nameHere(key));
    else localStorage.setItem(nameHere(key), value);
  } catch {
    return;
  }
}

/** The same for this tab alone. */
export function readTabStored(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(nameHere(key));
  } catch {
    return null;
  }
}

export function writeTabStored({ key, value }: { key: TabKey; value: string | null }): void {
  try {
    if (value === null) sessionStorage.removeItem(nameHere(key));
    else sessionStorage.setItem(nameHere(key), value);
  } catch {
    return;
  }
}
