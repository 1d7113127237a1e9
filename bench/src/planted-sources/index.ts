import {
  findsPlanted,
  hasVerdict,
  judgeEachPrompt,
  judgeView,
  shareOf,
  simulateCompany,
} from '../../../server/test/stand-ins/planted-source/simulate-company.ts';
import { checkBounds } from '../check-bounds.ts';
import { printTable } from '../print-table.ts';

/** How often an answer repeats what its engine's day says. */
const ALIKE = [0, 0.1, 0.2] as const;
/** How many times as often the own company is named where the planted directory is cited. */
const EFFECTS = [0.8, 0.7, 0.6, 0.4] as const;
/** The weakest of them that is promised to be found. */
const PROMISED_EFFECT = 0.6;
const MIN_FOUND = 0.9;
const MAX_FALSE = 0.05;

/**
 * `npm run bench -- planted-sources [VIEWS]`: in how many views (400) of simulated companies of twelve prompts, five engines and
 * 28 days a source gets a verdict though none decides who is named, and in how many (half as many) the planted directory
 * is first and proven.
 */
export async function run([views = '400']: string[]): Promise<void> {
  const quiet = Number(views);
  const planted = Math.ceil(quiet / 2);
  const rows = ALIKE.map((alike) => ({
    alike,
    wrong: shareOf(quiet, (seed) => hasVerdict(judgeView(simulateCompany({ seed, effect: 1, alike })))),
    found: EFFECTS.map((effect) => ({
      effect,
      share: shareOf(planted, (seed) => findsPlanted(judgeView(simulateCompany({ seed, effect, alike })))),
    })),
  }));
  printTable({
    title: `Views of simulated companies: ${String(quiet)} without a planted source, ${String(planted)} of each with one`,
    columns: [
      'an answer repeats its day',
      'a verdict where there is none',
      ...EFFECTS.map((effect) => `found, named ×${String(effect)}`),
    ],
    rows: rows.map(({ alike, wrong, found }) => [
      String(alike),
      percent(wrong),
      ...found.map(({ share }) => percent(share)),
    ]),
  });
  const wrongPrompts = shareOf(
    planted,
    (seed) => judgeEachPrompt(simulateCompany({ seed, effect: 1, alike: 0.1 })).proven > 0,
  );
  printTable({
    title: `Prompt by prompt, ${String(planted)} views`,
    columns: ['a source where there is none', 'prompts of 12 with the planted one, named ×0.4'],
    rows: [[percent(wrongPrompts), meanPlanted(planted).toFixed(1)]],
  });
  const worst = Math.max(...rows.map(({ wrong }) => wrong));
  const least = Math.min(
    ...rows
      .flatMap(({ found }) => found.filter(({ effect }) => effect <= PROMISED_EFFECT))
      .map(({ share }) => share),
  );
  checkBounds({
    title: `MeasuredBound, an effect of ×${String(PROMISED_EFFECT)} or more`,
    bounds: [
      {
        name: 'views with a verdict where there is none',
        measured: percent(worst),
        bound: `≤ ${percent(MAX_FALSE)}`,
        isKept: worst <= MAX_FALSE,
      },
      {
        name: 'prompts’ views with a source where there is none',
        measured: percent(wrongPrompts),
        bound: `≤ ${percent(MAX_FALSE)}`,
        isKept: wrongPrompts <= MAX_FALSE,
      },
      {
        name: 'planted source first and proven',
        measured: percent(least),
        bound: `≥ ${percent(MIN_FOUND)}`,
        isKept: least >= MIN_FOUND,
      },
    ],
  });
  return Promise.resolve();
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** How many of the twelve prompts have the planted source, on average. */
function meanPlanted(views: number): number {
  const found = Array.from(
    { length: views },
    (_, index) => judgeEachPrompt(simulateCompany({ seed: index + 1, effect: 0.4, alike: 0.1 })).planted,
  );
  return found.reduce((sum, one) => sum + one, 0) / views;
}
