/** A word of our own where the field has one, and what is written instead. */
export interface BannedWord {
  readonly word: string;
  readonly instead: string;
  /** Whether prose may use it all the same, because there it is an ordinary word. */
  readonly isFineInProse: boolean;
}

const named = (word: string, instead: string): BannedWord => ({ word, instead, isFineInProse: true });
const anywhere = (word: string, instead: string): BannedWord => ({ word, instead, isFineInProse: false });

/** Each is held against whole parts of names (`isHeard`, `heard-engines.ts`, `HEARD_MS`), or whole words of prose. */
export const BANNED_WORDS: readonly BannedWord[] = [
  anywhere('heard', 'accepted, received or answering'),
  anywhere('unheard', 'unanswered'),
  anywhere('overlooked', 'missed'),
  anywhere('fleet', 'workload (of a benchmark) or cluster (of processes)'),
  anywhere('lane', 'worker'),
  anywhere('lanes', 'concurrency'),
  anywhere('slots', 'permits'),
  anywhere('lent', 'leased'),
  anywhere('drifts', 'discrepancies'),
  named('drift', 'discrepancy'),
  named('gate', 'verdict, latch or guard'),
  named('gates', 'breakers or latches'),
  anywhere('told', 'known, notified, announced or shown'),
  anywhere('untold', 'not notified'),
  named('standing', 'status, or current (of figures)'),
  named('standings', 'statuses'),
  named('news', 'changes, or a notice'),
  named('lives', 'scenarios'),
  named('trial', 'test delivery, test run, probe or evaluation'),
  named('trials', 'tests'),
  named('borne', 'grounded'),
  named('shelf', 'folder or layer'),
  named('mood', 'impact (of an alert) or tone'),
  named('moods', 'impacts or tones'),
  named('furnish', 'enhance or fill'),
  named('furnished', 'enhanced or filled'),
  named('unsound', 'invalid'),
  named('doubts', 'uncertainties'),
  named('doubted', 'uncertain'),
  anywhere('wings', 'features or rooms'),
];

/** Phrases of prose, where each of their words alone is fine. */
export const BANNED_PHRASES: readonly { readonly phrase: string; readonly instead: string }[] = [
  { phrase: 'standing numbers', instead: 'current figures' },
  { phrase: 'report put aside', instead: 'discarded report' },
  { phrase: 'reports put aside', instead: 'discarded reports' },
  { phrase: 'bears out', instead: 'grounds' },
  { phrase: 'borne out', instead: 'grounded' },
];

/** How no bound begins: it is a MAX_ or a MIN_. */
export const BANNED_BOUNDS: readonly string[] = [
  'MOST',
  'LONGEST',
  'LARGEST',
  'WIDEST',
  'DEEPEST',
  'HIGHEST',
  'FEWEST',
  'SHORTEST',
  'SMALLEST',
  'LEAST',
];

/** Names that keep such a word, each for a reason that outlasts a renaming. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  isTrial: 'Stripe calls the free days of a subscription so; a field of the contract',
  trialEnd: 'of a subscription’s trial, as Stripe has it',
  trialText: 'of a subscription’s trial, as Stripe has it',
  MOST_POPULAR: 'no bound: the plan most people choose, as its badge says',
  engine_slots: 'a table of the database',
  payment_drifts: 'a table of the database',
  not_borne_out: 'a value of a column of the database',
  told_at: 'a column of the database',
  told_attempts: 'a column of the database',
  told_changes: 'a table of the database',
};
