import { type RomeDay, addDays } from '#lib/rome-time';
import type { SubjectState, WatchState } from './alert-state.ts';
import { type Level, smallestStep } from './levels.ts';
import { HELD, type PlannedQuestion } from './plan-questions.ts';
import type { Subject } from './subject.ts';
import type { Watched } from './watched.ts';

/** A change that lasted so long is how things are: its alert ends, and days before it are compared no more. */
const SETTLED_DAYS = 28;
/** An alert is not taken back before as many days were measured anew. */
const MIN_OPEN_DAYS = 7;

export type Direction = 'up' | 'down';

export interface Raised {
  readonly subject: Subject;
  /** More than before; of a position: a better place. */
  readonly direction: Direction;
  readonly question: PlannedQuestion['question'];
  readonly compared: Watched['difference'];
}

export interface Cleared {
  /** Of its subject. */
  readonly key: string;
  /** `reverted`: the figure is back where it was. `settled`: it stayed. */
  readonly because: 'reverted' | 'settled';
}

export interface Decision {
  readonly raised: readonly Raised[];
  readonly cleared: readonly Cleared[];
  readonly state: WatchState;
}

/** Whether a subject may be raised by this difference; what a kind means, beyond that something changed. */
export type Meaning = (found: {
  readonly subject: Subject;
  readonly direction: Direction;
  readonly compared: Watched['difference'];
}) => boolean;

/**
 * Which alerts begin and end after a day. One begins with the edge of a proven change that is large enough and ends with
 * hysteresis: when less than half of the smallest step is left of it, or after four weeks. Then its subject is armed
 * again, over days that do not hold the change.
 */
export function decideAlerts({
  planned,
  results,
  state,
  lastDay,
  level,
  means,
}: {
  planned: readonly PlannedQuestion[];
  results: readonly Watched['difference'][];
  state: WatchState;
  lastDay: RomeDay;
  level: Level;
  means: Meaning;
}): Decision {
  const byKey = new Map(results.map((one) => [one.key, one]));
  const raised: Raised[] = [];
  const cleared: Cleared[] = [];
  const next: Record<string, SubjectState> = { ...state };
  for (const { subject, question } of planned) {
    const compared = byKey.get(question.key);
    const known = next[subject.key];
    if (compared === undefined) continue;
    if (question.key.endsWith(HELD)) {
      if (known?.phase !== 'raised') continue;
      const because = decideEnd({ subject, known, compared, lastDay, level });
      if (because === null) continue;
      cleared.push({ key: subject.key, because });
      next[subject.key] = {
        phase: 'armed',
        from: because === 'settled' ? known.since : question.later.firstDay,
      };
      continue;
    }
    if (known?.phase === 'raised') continue;
    const direction = decideEdge({ subject, compared, level });
    if (direction === null || !means({ subject, direction, compared })) continue;
    raised.push({ subject, direction, question, compared });
    next[subject.key] = {
      phase: 'raised',
      direction,
      earlier: question.earlier,
      since: question.later.firstDay,
      raisedOn: lastDay,
    };
  }
  const asked = new Set(planned.map(({ subject }) => subject.key));
  for (const [key, known] of Object.entries(state)) {
    // Its question is deleted, or its rival is named by few: nobody measures it any more.
    if (known.phase !== 'raised' || asked.has(key) || lastDay < addDays(known.raisedOn, SETTLED_DAYS))
      continue;
    cleared.push({ key, because: 'settled' });
    next[key] = { phase: 'armed', from: known.since };
  }
  return { raised, cleared, state: next };
}

const isPosition = ({ key }: Subject): boolean => key === 'position';

/** A smaller place is a better one. */
const signOf = (subject: Subject): 1 | -1 => (isPosition(subject) ? -1 : 1);

function decideEdge({
  subject,
  compared: { difference, isProven },
  level,
}: {
  subject: Subject;
  compared: Watched['difference'];
  level: Level;
}): Direction | null {
  if (difference === null || !isProven) return null;
  if (Math.abs(difference.value) < smallestStep(level, isPosition(subject))) return null;
  return difference.value * signOf(subject) > 0 ? 'up' : 'down';
}

function decideEnd({
  subject,
  known,
  compared: { difference },
  lastDay,
  level,
}: {
  subject: Subject;
  known: Extract<SubjectState, { phase: 'raised' }>;
  compared: Watched['difference'];
  lastDay: RomeDay;
  level: Level;
}): Cleared['because'] | null {
  if (lastDay >= addDays(known.raisedOn, SETTLED_DAYS)) return 'settled';
  // What cannot be compared any more says nothing of it.
  if (difference === null || lastDay < addDays(known.raisedOn, MIN_OPEN_DAYS)) return null;
  const left = difference.value * signOf(subject) * (known.direction === 'up' ? 1 : -1);
  return left < smallestStep(level, isPosition(subject)) / 2 ? 'reverted' : null;
}
