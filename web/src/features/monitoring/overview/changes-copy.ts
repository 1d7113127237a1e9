import { type Change, nameEngine, nameQuestion } from '@citato/contract';
import type { CompanyChanges } from '@citato/contract/briefing';
import { formatInteger, formatPercent } from '#lib/format';

export const fromTo = ({ previousPercent, currentPercent, days }: Change) =>
  `da ${formatPercent(previousPercent)} a ${formatPercent(currentPercent)} in ${formatInteger(days)} giorni`;
export const VERDICTS = {
  rising: 'in crescita',
  falling: 'in calo',
  within_variability: 'entro la variabilità',
  model_changed: 'non si confrontano',
} as const;

export const NOTHING_PROVEN = 'Nessuna variazione provata questa settimana';

/** A sentence on what changed: proven up or down, to be watched, or neither. */
export interface ChangesLine {
  mark: 'rising' | 'falling' | 'watched' | null;
  text: string;
}
export const plain = (text: string): ChangesLine => ({ mark: null, text });

const markOf = ({ verdict }: Change) => (verdict === 'rising' || verdict === 'falling' ? verdict : null);

export function tellCompared({
  joint,
  changed,
  watched,
}: Extract<CompanyChanges, { kind: 'compared' }>): ChangesLine[] {
  const proven = [
    ...(joint === null ? [] : [{ change: joint, of: 'Mention Rate' }]),
    ...changed.map(({ prompt, change }) => ({ change, of: `«${nameQuestion(prompt)}»` })),
  ].map(({ change, of }) => ({
    mark: markOf(change),
    text: `${of} ${VERDICTS[change.verdict]}: ${fromTo(change)}.`,
  }));
  const seen = watched.map(({ prompt, change }) => ({
    mark: 'watched' as const,
    text: `Da tenere d’occhio: «${nameQuestion(prompt)}», ${fromTo(change)}.`,
  }));
  return [...(proven.length === 0 ? [plain(`${NOTHING_PROVEN}.`)] : proven), ...seen];
}

export const whyIncomparable = ({ changedEngines, readers }: Change) =>
  changedEngines.length > 0
    ? `${changedEngines.map((engine) => nameEngine(engine)).join(', ')} risponde con un altro modello`
    : readers?.since == null
      ? 'le risposte hanno avuto lettori diversi'
      : 'è cambiato il lettore delle risposte';
