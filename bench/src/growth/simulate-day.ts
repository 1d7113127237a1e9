/** What a day is made of, and what each thing costs. */
export interface Day {
  readonly companies: number;
  readonly promptsPerCompany: number;
  /** Of one analysis, over all engines. */
  readonly answersPerAnalysis: number;
  /** Answers asked of one engine one after the other. */
  readonly callSeconds: number;
  /** Calls all workers have under way at most. */
  readonly maxCalls: number;
  /** Data nodes, and the processor cores of each and of the coordinator. */
  readonly nodes: number;
  readonly coresPerNode: number;
  readonly coordinatorCores: number;
  /** Processor time of the coordinator and of the nodes for one analysis, from its opening to its numbers. */
  readonly coordinatorMs: number;
  readonly nodeMs: number;
  /** What the scheduler's process takes to start a thousand prompts. */
  readonly tickMsPerThousand: number;
  readonly tickSeconds: number;
  /** Minutes of the day in which one node does not answer; null: none. */
  readonly outage: { readonly fromMinute: number; readonly minutes: number } | null;
}

export interface SimulatedDay {
  readonly analyses: number;
  readonly answers: number;
  /** Analyses that wait, at the worst minute and on average. */
  readonly maxQueue: number;
  readonly meanQueue: number;
  /** From a prompt's minute to its start. */
  readonly maxLateSeconds: number;
  /** Busy cores of those there are, at the worst minute. */
  readonly coordinatorShare: number;
  readonly nodeShare: number;
  readonly callShare: number;
  /** Analyses begun this day that are not over at its end. */
  readonly left: number;
}

const MINUTES = 1_440;

/** A number between 0 and 1 that follows from the last: the same day every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Prompts whose fixed minute of the day is each of the minutes: every prompt falls on any of them alike. */
function spreadPrompts(prompts: number, random: () => number): number[] {
  const mean = prompts / MINUTES;
  // A sum of many draws is normal: twelve even ones have a variance of one.
  const draw = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
  return Array.from({ length: MINUTES }, () => Math.max(0, Math.round(mean + draw() * Math.sqrt(mean))));
}

/**
 * One day, minute by minute: prompts become due, the tick starts them, and of those that wait as many are worked off as
 * the narrowest of calls, coordinator and nodes lets through. While a node is down, its companies' analyses wait.
 */
export function simulateDay(day: Day, { seed = 42 }: { seed?: number } = {}): SimulatedDay {
  const due = spreadPrompts(day.companies * day.promptsPerCompany, createRandom(seed));
  const callsAMinute = (day.maxCalls * 60) / day.callSeconds;
  const limits = {
    calls: callsAMinute / day.answersPerAnalysis,
    coordinator: (day.coordinatorCores * 60_000) / day.coordinatorMs,
    nodes: (day.nodes * day.coresPerNode * 60_000) / day.nodeMs,
  };
  const startedATick = (day.tickSeconds * 1_000 * 1_000) / day.tickMsPerThousand;
  const state = { due: 0, queue: 0, held: 0, done: 0, queued: 0 };
  const worst = { queue: 0, late: 0, coordinator: 0, nodes: 0, calls: 0 };
  for (const [minute, coming] of due.entries()) {
    state.due += coming;
    const started = Math.min(state.due, startedATick * (60 / day.tickSeconds));
    state.due -= started;
    worst.late = Math.max(
      worst.late,
      day.tickSeconds +
        (started * day.tickMsPerThousand) / 1e6 +
        (state.due / startedATick) * day.tickSeconds,
    );
    const isDown = isWithin(day.outage, minute);
    const ofDownNode = isDown ? started / day.nodes : 0;
    const released = isDown ? 0 : state.held;
    state.held = isDown ? state.held + ofDownNode : 0;
    state.queue += started - ofDownNode + released;
    const nodesUp = isDown ? (day.nodes - 1) / day.nodes : 1;
    const worked = Math.min(state.queue, limits.calls, limits.coordinator, limits.nodes * nodesUp);
    state.queue -= worked;
    state.done += worked;
    const waiting = state.queue + state.held;
    state.queued += waiting;
    worst.queue = Math.max(worst.queue, waiting);
    worst.coordinator = Math.max(worst.coordinator, worked / limits.coordinator);
    worst.nodes = Math.max(worst.nodes, worked / (limits.nodes * nodesUp));
    worst.calls = Math.max(worst.calls, worked / limits.calls);
  }
  return {
    analyses: Math.round(state.done),
    answers: Math.round(state.done * day.answersPerAnalysis),
    maxQueue: Math.round(worst.queue),
    meanQueue: Math.round(state.queued / MINUTES),
    maxLateSeconds: worst.late,
    coordinatorShare: worst.coordinator,
    nodeShare: worst.nodes,
    callShare: worst.calls,
    left: Math.round(state.queue + state.held + state.due),
  };
}

const isWithin = (outage: Day['outage'], minute: number): boolean =>
  outage !== null && minute >= outage.fromMinute && minute < outage.fromMinute + outage.minutes;
