import type { Watched } from './watched.ts';
import { type RomeDay, addDays } from '#lib/rome-time';
import type { WatchState } from './alert-state.ts';
import type { Subject } from './subject.ts';

/** Days that are compared with those before them; the mention rate is looked at over the shorter span as well. */
const LATER_DAYS = 7;
const SHORT_DAYS = 3;
/** Days before them, at most, and at least. */
const EARLIER_DAYS = 28;
const MIN_EARLIER_DAYS = 7;

/** The mention rate is what a company is watched for: both spans of it together may make half of the error. */
export const HEADLINE = 'mention_rate';
const HEADLINE_WEIGHT = 0.25;
const REST_WEIGHT = 0.5;

const SHORT = '@3';
/** Asks whether an open alert still holds. */
export const HELD = '@held';

/** A question with whom it is about. */
export interface PlannedQuestion {
  readonly subject: Subject;
  readonly question: Watched['question'];
}

const spanEnding = (lastDay: RomeDay, days: number): Watched['span'] => ({
  firstDay: addDays(lastDay, 1 - days),
  lastDay,
});

/** The last days of a company whose rivals are compared, and those before. */
export function planSpans(lastDay: RomeDay): { earlier: Watched['span']; later: Watched['span'] } {
  const later = spanEnding(lastDay, LATER_DAYS);
  return { later, earlier: spanEnding(addDays(later.firstDay, -1), EARLIER_DAYS) };
}

/**
 * What is to be compared after a day: what is armed with the days before, what is raised with the days its change was
 * measured against.
 */
export function planQuestions({
  subjects,
  state,
  lastDay,
}: {
  subjects: readonly Subject[];
  state: WatchState;
  lastDay: RomeDay;
}): PlannedQuestion[] {
  const planned = subjects.flatMap((subject): Omit<PlannedQuestion, 'weight'>[] => {
    const known = state[subject.key];
    if (known?.phase === 'raised') return [planHeld(subject, known.earlier, lastDay)];
    return listArmed({ subject, from: known?.from ?? null, lastDay });
  });
  const others = planned.filter(
    ({ subject, question }) => subject.key !== HEADLINE && question.weight > 0,
  ).length;
  return planned.map(({ subject, question }) => ({
    subject,
    question: {
      ...question,
      weight:
        question.weight === 0
          ? 0
          : subject.key === HEADLINE
            ? HEADLINE_WEIGHT
            : REST_WEIGHT / Math.max(1, others),
    },
  }));
}

function listArmed({
  subject,
  from,
  lastDay,
}: {
  subject: Subject;
  from: RomeDay | null;
  lastDay: RomeDay;
}): PlannedQuestion[] {
  const spans = subject.key === HEADLINE ? [LATER_DAYS, SHORT_DAYS] : [LATER_DAYS];
  return spans.flatMap((days) => {
    const later = spanEnding(lastDay, days);
    const whole = spanEnding(addDays(later.firstDay, -1), EARLIER_DAYS);
    const firstDay = from !== null && from > whole.firstDay ? from : whole.firstDay;
    if (addDays(firstDay, MIN_EARLIER_DAYS - 1) > whole.lastDay) return [];
    // What rivals are compared over is read for these days alone.
    if (isOfRival(subject) && firstDay !== whole.firstDay) return [];
    const key = days === SHORT_DAYS ? `${subject.key}${SHORT}` : subject.key;
    const earlier = { firstDay, lastDay: whole.lastDay };
    return [{ subject, question: { key, figure: subject.figure, earlier, later, weight: 1 } }];
  });
}

function planHeld(subject: Subject, earlier: Watched['span'], lastDay: RomeDay): PlannedQuestion {
  const later = spanEnding(lastDay, LATER_DAYS);
  const days = isOfRival(subject) ? planSpans(lastDay).earlier : earlier;
  const key = `${subject.key}${HELD}`;
  return { subject, question: { key, figure: subject.figure, earlier: days, later, weight: 0 } };
}

const isOfRival = ({ kind }: Subject): boolean => kind === 'overtaken' || kind === 'new_rival';

/** The first day that is needed to answer the questions after a day. */
export function findFirstNeeded(state: WatchState, lastDay: RomeDay): RomeDay {
  const { earlier } = planSpans(lastDay);
  const starts = Object.values(state).flatMap((known) =>
    known.phase === 'raised' ? [known.earlier.firstDay] : [],
  );
  return [earlier.firstDay, ...starts].toSorted()[0] ?? earlier.firstDay;
}
