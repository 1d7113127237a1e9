import type { Alert, Rate } from '@citato/contract';
import { sayAlert } from '@citato/contract/alerts';
import type { Watched } from '../watch/watched.ts';

/** Sentences of one company in a mail. */
const MAX_CHANGES = 3;

/** What comes first where not everything can be said. */
const RANKS: readonly Alert['kind'][] = [
  'figure',
  'overtaken',
  'named',
  'negative',
  'own_source',
  'new_rival',
];

/** What is said of a company's week: a proven change, none, or that nothing can be compared. */
export type WeekState =
  | { readonly state: 'changed'; readonly changes: readonly Alert[]; readonly rate: Rate | null }
  | { readonly state: 'unchanged'; readonly rate: Rate; readonly headline: Watched['difference'] }
  | { readonly state: 'not_comparable'; readonly rate: Rate | null; readonly obstacle: Obstacle };

export type Obstacle = NonNullable<Watched['difference']['obstacle']> | 'no_answers';

/** The state of a company's week from its proven changes and its mention rate of both spans. */
export function describeWeek({
  changes,
  headline,
}: {
  changes: readonly Alert[];
  headline: Watched['difference'];
}): WeekState {
  const rate = 'percent' in headline.later && headline.later.n > 0 ? headline.later : null;
  if (changes.length > 0) {
    const ranked = changes.toSorted((a, b) => rankOf(a) - rankOf(b));
    return { state: 'changed', changes: dropTwins(ranked).slice(0, MAX_CHANGES), rate };
  }
  if (rate === null) return { state: 'not_comparable', rate, obstacle: 'no_answers' };
  if (headline.difference === null || headline.obstacle !== null)
    return { state: 'not_comparable', rate, obstacle: headline.obstacle ?? 'too_few' };
  return { state: 'unchanged', rate, headline };
}

/** The mention rate is what a company is watched for. */
const rankOf = ({ kind, figure }: Alert): number =>
  figure === 'mention_rate' ? -1 : (RANKS.indexOf(kind) + RANKS.length) % RANKS.length;

/** The same sentence once, as of two questions that both begin to name the company. */
function dropTwins(changes: readonly Alert[]): Alert[] {
  const said = new Set<string>();
  return changes.filter((alert) => {
    const { title } = sayAlert(alert);
    const isNew = !said.has(title);
    said.add(title);
    return isNew;
  });
}
