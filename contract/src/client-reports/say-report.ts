import { type NamedEngine, nameEngine } from '../engines.ts';
import { formatInteger, formatPercent, formatPoints } from '../format/numbers.ts';
import { formatDate } from '../format/dates.ts';
import { nameSpan } from '../format/spans.ts';
import type { ClientReport } from './client-report.ts';

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const questions = (count: number) =>
  count === 1 ? '1 domanda di clienti' : `${formatInteger(count)} domande di clienti`;

/** '34 risposte su 100', and words where a whole number would not be true. */
function sayShare(percent: number): string {
  if (percent === 100) return 'tutte le risposte';
  if (percent > 99) return 'quasi tutte le risposte';
  if (percent < 1) return 'meno di una risposta su 100';
  const whole = Math.round(percent);
  return whole === 1 ? 'una risposta su 100' : `${formatInteger(whole)} risposte su 100`;
}

/** The one sentence a page for a client begins with: true in every state, and no word of a cause. */
export function sayFinding({ company: { name }, finding }: ClientReport): string {
  const { earlier, later, verdict } = finding;
  if (later.percent === null)
    return `Nell’ultima settimana di analisi nessuna risposta si può contare per ${name}.`;
  const isProven = verdict === 'rising' || verdict === 'falling';
  if (later.percent === 0) {
    const now = `Nessuna risposta delle AI nomina ${name}`;
    return isProven && earlier.percent !== null
      ? `${now}. Quattro settimane prima si trovava in ${sayShare(earlier.percent)}.`
      : `${now} nell’ultima settimana.`;
  }
  const now = `Chi chiede alle AI trova ${name} in ${sayShare(later.percent)}`;
  if (!isProven || earlier.percent === null) return `${now}.`;
  if (earlier.percent === 0) return `${now}. Quattro settimane prima non si trovava in nessuna.`;
  const [then, more] = [sayShare(earlier.percent), verdict === 'rising' ? 'di più' : 'di meno'];
  return then === sayShare(later.percent)
    ? `${now}, ${more} di quattro settimane prima.`
    : `${now}. Quattro settimane prima in ${then}.`;
}

/** The figures behind the sentence, with their uncertainty. */
export function sayProof({ finding }: ClientReport): string {
  const { earlier, later, difference, verdict } = finding;
  if (earlier.percent === null || later.percent === null || difference === null)
    return `Nessun confronto con quattro settimane prima: ${sayObstacle(verdict)}. Oggi ${
      later.percent === null ? 'n/d' : `${formatPercent(later.percent)}, n = ${formatInteger(later.n)}`
    }.`;
  const isProven = verdict === 'rising' || verdict === 'falling';
  const fromTo = `Da ${formatPercent(earlier.percent)} a ${formatPercent(later.percent)} in 4 settimane`;
  const range = `${formatPoints(difference.value)} punti, fra ${formatPoints(difference.low)} e ${formatPoints(difference.high)}`;
  const sizes = `n = ${formatInteger(earlier.n)} e ${formatInteger(later.n)}`;
  return `${fromTo}, ${isProven ? 'oltre' : 'entro'} la variabilità: ${range} · ${sizes}`;
}

function sayObstacle(verdict: ClientReport['finding']['verdict']): string {
  switch (verdict) {
    case 'model_changed':
      return 'nei due periodi rispondono modelli diversi';
    case 'reader_changed':
      return 'le risposte dei due periodi sono lette in modi diversi';
    case 'question_changed':
      return 'fra i due periodi le domande sono cambiate';
    default:
      return 'i giorni con risposte sono ancora troppo pochi';
  }
}

/** How it was measured, in one paragraph. */
export function sayMethod({ method, lines }: ClientReport): string {
  const { prompts, brandedPrompts, engines, comparedEngines, responses, isDemo } = method;
  const left = engines.filter((engine) => !comparedEngines.includes(engine));
  const names = engines.map((engine) => nameEngine(engine)).join(', ');
  const asked =
    engines.length === 1 ? `a un motore (${names})` : `a ${formatInteger(engines.length)} motori (${names})`;
  return [
    isDemo ? 'Modalità demo: le risposte sono di esempio, non di un motore vero.' : null,
    `${questions(prompts)} poste parola per parola ${asked}; in 12 settimane ${answers(responses)}.`,
    left.length > 0 && comparedEngines.length > 0
      ? `Fuori dal confronto, perché nei due periodi hanno modelli diversi o troppo poche risposte: ${left.map((engine) => nameEngine(engine)).join(', ')}.`
      : null,
    `Ogni punto della linea conta gli ultimi 7 giorni; la fascia${lines.length > 1 ? ', solo per la tua azienda,' : ''} è l’intervallo al 95%. «Oltre la variabilità» vuol dire che la differenza resta provata anche guardando insieme tutte quelle della stessa lettura. Il confronto è nel tempo e non prova la causa.`,
    brandedPrompts > 0
      ? `Le domande che contengono già il nome (${formatInteger(brandedPrompts)}) non contano.`
      : 'Nessuna domanda contiene il nome dell’azienda.',
  ]
    .filter((part) => part !== null)
    .join(' ');
}

export const REPORT_WORDS = {
  title: 'Visibilità nelle risposte AI',
  line: ({ lines }: ClientReport) =>
    lines.length === 1
      ? 'Dodici settimane'
      : lines.length === 2
        ? 'Dodici settimane, con un rivale'
        : 'Dodici settimane, con due rivali',
  lineNote: 'Mention Rate, ogni punto conta 7 giorni',
  noLine: 'La linea comincia dalla seconda settimana di analisi.',
  actions: ({ actions }: ClientReport) =>
    actions.length === 1
      ? 'La prossima azione'
      : actions.length === 2
        ? 'Le prossime due azioni'
        : 'Le prossime tre azioni',
  noActions: 'Nessuna azione aperta.',
  effort: (effort: string) => `Impegno: ${effort}`,
  answer: 'Una risposta, com’è',
  answerFrom: ({ engine, at }: { engine: NamedEngine; at: string }) =>
    `${nameEngine(engine)}, ${formatDate(at)}`,
  method: 'Come misuriamo',
  by: (agency: string) => `A cura di ${agency}`,
  measured: ({ madeAt }: ClientReport) => `Misurato con Citato · ${formatDate(madeAt)}`,
  period: ({ compared: { earlier, later } }: ClientReport) =>
    nameSpan({ firstDay: earlier.firstDay, lastDay: later.lastDay }),
} as const;
