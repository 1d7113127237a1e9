import { DEFAULT_MARKET } from '@citato/contract';
import { createDemoEngine } from '#adapters/engines';
import type { OwnedPrompt } from '#features/companies';
import { type PastAnalysis, listPastRuns, recordPastAnalyses } from '#features/analysis';
import type { DEMO_COMPANIES } from './demo-companies.ts';

type DemoPrompt = (typeof DEMO_COMPANIES)[number]['prompts'][number];

/** Fewer than a real analysis asks for, so that a year is written in well under a minute. */
const ANSWERS_A_DAY = 3;
/** How long an analysis of the demo engine takes. */
const ANALYSIS_MS = 4_000;

/** What befalls single calls of real engines, too. */
const RARE_FAULTS = { provider_error: 0.006, refused: 0.004, empty: 0.003 };
/** One bad day shortly before the end, so that a failed analysis can be seen beside good ones. */
const OUTAGE = { daysAgo: 6, faults: { provider_error: 1 } };

export interface History {
  readonly subject: OwnedPrompt;
  readonly prompt: DemoPrompt;
  readonly days: number;
  readonly now: Date;
}

export async function writeHistory(
  deps: Parameters<typeof recordPastAnalyses>[0],
  { subject, prompt, days, now }: History,
): Promise<number> {
  const runs = listPastRuns({ promptId: prompt.id, days, until: now });
  const past: PastAnalysis[] = [];
  for (const [index, startedAt] of runs.entries()) {
    past.push(await askAsOn({ subject, prompt, startedAt, age: runs.length - 1 - index, days }));
  }
  return recordPastAnalyses(deps, { subject, past });
}

/** One analysis as it would have gone: its day is the engine's seed, so that every day answers anew and for ever the same. */
async function askAsOn({
  subject: { company },
  prompt,
  startedAt,
  age,
  days,
}: {
  subject: OwnedPrompt;
  prompt: DemoPrompt;
  startedAt: Date;
  age: number;
  days: number;
}): Promise<PastAnalysis> {
  const { mentionRate, lately } = prompt;
  const { from, to } = mentionRate;
  const engine = createDemoEngine({
    settings: {
      latencyMs: 0,
      faults: age === OUTAGE.daysAgo ? OUTAGE.faults : RARE_FAULTS,
      seed: `demo\n${String(age)}`,
      mentionRate:
        lately !== undefined && age < lately.days ? lately.mentionRate : to + (from - to) * (age / days),
    },
    timeoutMs: ANALYSIS_MS,
  });
  const never = new AbortController().signal;
  const replies = await Promise.all(
    Array.from({ length: ANSWERS_A_DAY }, (_, index) =>
      engine.ask(
        { text: prompt.text, ...DEFAULT_MARKET, sample: index + 1 },
        { signal: never, asker: company },
      ),
    ),
  );
  return { startedAt, endedAt: new Date(startedAt.getTime() + ANALYSIS_MS), engine, replies };
}
