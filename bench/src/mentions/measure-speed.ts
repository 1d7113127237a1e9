import { extractMentions } from '@citato/mentions';
import type { LabelledAnswer } from './corpus.ts';

const SHORT = 5_000;
const LONG = 100_000;
const WARM_UP = 200;
const SHORT_ROUNDS = 1_000;
const LONG_ROUNDS = 20;

/** Reading speed on one core, on text of the corpus itself cut to 5 kB and to 100 kB. */
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
  read(pickShort, WARM_UP);
  const shortMs = read(pickShort, SHORT_ROUNDS);
  const longMs = read(() => endless.slice(0, LONG), LONG_ROUNDS);
  console.log('\nSpeed, processor time on one core');
  console.log(`5 kB answer    ${shortMs.toFixed(2)} ms   ${String(Math.round(1_000 / shortMs))} answers/s`);
  console.log(
    `100 kB answer  ${longMs.toFixed(1)} ms   ${(longMs / shortMs).toFixed(1)} times the 5 kB answer`,
  );
}
