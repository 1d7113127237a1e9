import { Session } from 'node:inspector';
import { type ExtractionInput, extractMentions } from '@citato/mentions';
import type { LabelledAnswer } from './corpus.ts';

const SHORT = 5_000;
const LONG = 100_000;
const COLD = 200;
const WARM_UP = 4_000;
const SHORT_ROUNDS = 2_000;
const LONG_ROUNDS = 60;

/**
 * Reading speed on text of the corpus itself, cut to 5 kB and to 100 kB: of a process just started, whose code is not
 * compiled yet, and of one that has been reading for some seconds, as a worker does all day. Processor time of this process
 * with all its threads (the compiler's and the collector's too), so that other programs on the machine count little.
 */
export function measureSpeed(answers: readonly LabelledAnswer[]): void {
  const text = answers.map(({ answer }) => answer).join('\n\n');
  const endless = text.repeat(Math.ceil((LONG + SHORT) / Math.max(1, text.length)));
  const pieces = Array.from({ length: Math.floor(LONG / SHORT) }, (_, index) =>
    endless.slice(index * SHORT, (index + 1) * SHORT),
  );
  const read = (pick: (round: number) => string, rounds: number): number => {
    const start = process.cpuUsage();
    for (let round = 0; round < rounds; round++) extractMentions({ answer: pick(round) });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 / rounds;
  };
  const pickShort = (round: number): string => pieces[round % pieces.length] ?? '';
  const coldMs = read(pickShort, COLD);
  read(pickShort, WARM_UP);
  const start = performance.now();
  const shortMs = read(pickShort, SHORT_ROUNDS);
  const wallMs = (performance.now() - start) / SHORT_ROUNDS;
  const longMs = read(() => endless.slice(0, LONG), LONG_ROUNDS);
  const perSecond = (ms: number): string => `${String(Math.round(1_000 / ms))} answers/s`;
  console.log('\nSpeed, processor time of this process (one core)');
  console.log(`5 kB, first ${String(COLD)}  ${coldMs.toFixed(2)} ms   ${perSecond(coldMs)}`);
  console.log(
    `5 kB, warm       ${shortMs.toFixed(2)} ms   ${perSecond(shortMs)}   (by the clock: ${perSecond(wallMs)})`,
  );
  console.log(
    `100 kB, warm     ${longMs.toFixed(1)} ms   ${(longMs / shortMs).toFixed(1)} times the 5 kB answer`,
  );
}

const READER = '/mentions/src/';

/** The files of the reader with a function that one reading calls: read once for what is found out once, then looked at. */
export function listFilesCalled(input: ExtractionInput): string[] {
  extractMentions(input);
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  extractMentions(input);
  let called: string[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    called = result
      .filter(
        ({ url, functions }) =>
          url.includes(READER) &&
          functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
      )
      .map(({ url }) => url.slice(url.indexOf(READER) + READER.length));
  });
  session.disconnect();
  return called.sort();
}
