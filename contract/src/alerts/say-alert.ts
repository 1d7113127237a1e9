import type { Mean, Rate } from '../figures/numbers.ts';
import { nameEngine } from '../engines.ts';
import { formatDecimal, formatInteger, formatPercent, formatPoints } from '../format/numbers.ts';
import { nameShortSpan } from '../format/spans.ts';
import type { Alert, AlertProof } from './alerts.ts';

/** What an alert says, the same words wherever it is read. */
interface SaidAlert {
  /** A sentence without the company's name. */
  readonly title: string;
  /** Its figures with their uncertainty; of the service what it means. */
  readonly detail: string;
  /** What was compared: days, questions, engines; null of the service. */
  readonly compared: string | null;
}

type Spoken = Pick<Alert, 'kind' | 'figure' | 'direction' | 'engine' | 'prompt' | 'rival' | 'proof'>;

export function sayAlert(alert: Spoken): SaidAlert {
  return { title: sayTitle(alert), detail: sayDetail(alert), compared: sayCompared(alert.proof) };
}

const isRate = (figure: Rate | Mean): figure is Rate => 'percent' in figure;

/** '21%', '3,2', 'n/d' */
function sayFigure(figure: Rate | Mean): string {
  if (isRate(figure)) return figure.percent === null ? 'n/d' : `${formatInteger(figure.percent)}%`;
  return figure.value === null ? 'n/d' : formatDecimal(figure.value);
}

const FIGURES = {
  mention_rate: { up: 'Mention Rate in crescita', down: 'Mention Rate in calo' },
  share: { up: 'Quota sul totale in crescita', down: 'Quota sul totale in calo' },
  positive_tone: { up: 'Tono positivo in crescita', down: 'Tono positivo in calo' },
  position: { up: 'Posizione migliore', down: 'Posizione peggiore' },
  other: { up: 'Un tuo numero è in crescita', down: 'Un tuo numero è in calo' },
} as const;

function sayTitle({ kind, figure, direction, engine, prompt, rival, proof }: Spoken): string {
  const isUp = direction === 'up';
  const who = engine === null ? null : nameEngine(engine);
  const other = rival?.name ?? 'Un rivale';
  switch (kind) {
    case 'named':
      if (prompt !== null)
        return isUp ? 'Ora ti nominano in una domanda' : 'Non ti nominano più in una domanda';
      return `${who ?? 'Un motore'} ${isUp ? 'ora ti nomina' : 'non ti nomina più'}`;
    case 'figure': {
      const words = FIGURES[figure ?? 'other'][isUp ? 'up' : 'down'];
      return proof === null ? words : `${words}: da ${sayFigure(proof.before)} a ${sayFigure(proof.now)}`;
    }
    case 'negative':
      return who === null ? 'Affermazioni negative nuove' : `Affermazioni negative nuove da ${who}`;
    case 'overtaken':
      return isUp ? `Superi ${other}` : `${other} ti supera`;
    case 'new_rival':
      return `${other} entra fra i cinque rivali più nominati`;
    case 'own_source':
      return who === null
        ? 'Nessuno dei motori confrontati cita più il tuo sito'
        : `${who} non cita più il tuo sito`;
    case 'engine_silent':
      return `${who ?? 'Un motore'} non risponde`;
    case 'no_analysis':
      return 'Da un giorno nessuna analisi riesce';
    case 'other':
      return 'È cambiato qualcosa';
  }
}

/** '+13,1 punti, da +5,7 a +20,3' */
export function sayDifference({ before, difference: { value, low, high } }: AlertProof): string {
  const unit = isRate(before) ? 'punti' : 'posizioni';
  return `${formatPoints(value)} ${unit}, da ${formatPoints(low)} a ${formatPoints(high)}`;
}

const hitsOf = ({ percent, n }: Rate): number => Math.round(((percent ?? 0) * n) / 100);

/** '5 risposte su 35, prima 0 su 140' */
const sayCounts = (before: Rate, now: Rate): string =>
  `${formatInteger(hitsOf(now))} ${hitsOf(now) === 1 ? 'risposta' : 'risposte'} su ${formatInteger(now.n)}, prima ${formatInteger(hitsOf(before))} su ${formatInteger(before.n)}`;

function sayDetail({ kind, proof, rival }: Spoken): string {
  if (kind === 'engine_silent')
    return 'In un giorno intero non ha dato risposte. Mancano e non contano come zero; riproviamo da soli.';
  if (kind === 'no_analysis')
    return 'Nessun motore ha risposto per un giorno intero: nella linea resta un vuoto, non uno zero. Riproviamo da soli.';
  if (proof === null) return '';
  const { before, now, own } = proof;
  if (kind === 'overtaken' && own !== null && proof.rival !== null)
    return `${rival?.name ?? 'Il rivale'} è nel ${sayPercent(proof.rival)} delle risposte, tu nel ${sayPercent(own)}.`;
  if (isRate(before) && isRate(now) && ['named', 'own_source', 'negative'].includes(kind))
    return `${sayCounts(before, now)}: ${sayDifference(proof)}.`;
  return `${sayDifference(proof)} · n = ${formatInteger(before.n)} e ${formatInteger(now.n)}`;
}

/** '38,2% (36–40%)' */
function sayPercent({ percent, lowPercent, highPercent }: Rate): string {
  if (percent === null || lowPercent === null || highPercent === null) return 'n/d';
  return `${formatPercent(percent)} (${formatInteger(lowPercent)}–${formatInteger(highPercent)}%)`;
}

function sayCompared(proof: AlertProof | null): string | null {
  if (proof === null) return null;
  const { earlier, later, prompts, engines } = proof;
  const asked = prompts === 1 ? '1 domanda' : `${formatInteger(prompts)} domande`;
  const by = engines === 1 ? '1 motore' : `${formatInteger(engines)} motori`;
  return `${nameShortSpan(later)} contro ${nameShortSpan(earlier)} · ${asked}, ${by}`;
}
