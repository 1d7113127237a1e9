import type { AlertProof, Mean, Rate } from '@citato/contract';
import type { Watched } from './watched.ts';
import type { Raised } from './decide-alerts.ts';

/** How often the own company and a rival are named over the spans of another question. */
export function askOfBoth(rival: string, { earlier, later }: Watched['question']): Watched['question'][] {
  return [
    { key: 'own', figure: { figure: 'mention_rate' }, earlier, later, weight: 0 },
    { key: 'rival', figure: { figure: 'rival_rate', rival }, earlier, later, weight: 0 },
  ];
}

/** The figures an alert rests on; null where nothing was compared. */
export function buildProof({
  facts,
  raised: { question, compared, subject },
  both,
}: {
  facts: Watched['facts'];
  raised: Raised;
  both: { own: Watched['difference']; rival: Watched['difference'] } | null;
}): AlertProof | null {
  if (compared.difference === null) return null;
  const { figure } = subject;
  const { earlier, later } = question;
  const counted = facts.cells.filter(
    (cell) =>
      cell.ok > 0 &&
      cell.day >= later.firstDay &&
      cell.day <= later.lastDay &&
      (!('engine' in figure) || figure.engine === null || cell.engine === figure.engine) &&
      (!('promptId' in figure) || cell.promptId === figure.promptId),
  );
  return {
    earlier,
    later,
    before: compared.earlier,
    now: compared.later,
    difference: compared.difference,
    prompts: new Set(counted.map(({ promptId }) => promptId)).size,
    engines: new Set(counted.map(({ engine }) => engine)).size,
    own: both === null ? null : asRate(both.own.later),
    rival: both === null ? null : asRate(both.rival.later),
  };
}

const asRate = (figure: Rate | Mean): Rate | null => ('percent' in figure ? figure : null);
