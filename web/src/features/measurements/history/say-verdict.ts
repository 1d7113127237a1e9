import { nameEngine, type CompanyHistory, type HistoryChannel, type HistoryPeriod } from '@citato/contract';
import { formatInteger, formatPercent, formatPoints } from '#lib/format';
import { nameShortSpan, nameSpan } from './day-words.ts';
import { addDays } from './period-model.ts';

export interface SaidVerdict {
  /** What is claimed, in two words. */
  lead: string;
  tone: 'up' | 'down' | 'flat';
  rest: string;
  detail: string;
}

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);

const countEngines = (count: number) => (count === 1 ? '1 motore' : `${formatInteger(count)} motori`);

/** What became of the mention rate, in one sentence that is true, and what it rests on. */
export function sayVerdict(history: CompanyHistory, period: HistoryPeriod): SaidVerdict {
  return { ...sayLead(history, period), detail: sayDetail(history) };
}

function sayLead(history: CompanyHistory, period: HistoryPeriod): Omit<SaidVerdict, 'detail'> {
  const { verdict, earlier, later } = history.numbers.mentionRate;
  if (earlier.percent !== null && later.percent !== null) {
    const fromTo = `da ${formatPercent(earlier.percent)} a ${formatPercent(later.percent)}`;
    const moved = `${fromTo}${nameDistance(history, period)}, oltre la variabilità`;
    if (verdict === 'rising') return { lead: 'In crescita:', tone: 'up', rest: moved };
    if (verdict === 'falling') return { lead: 'In calo:', tone: 'down', rest: moved };
    if (verdict === 'within_variability' && earlier.percent === 0 && later.percent === 0)
      return {
        lead: 'Ancora nessuna menzione:',
        tone: 'flat',
        rest: `nessuna delle ${answers(earlier.n + later.n)} confrontate ti nomina`,
      };
    if (verdict === 'within_variability')
      return {
        lead: 'Nessuna variazione provata:',
        tone: 'flat',
        rest: `${fromTo}, entro la variabilità`,
      };
  }
  return { lead: 'Nessun confronto:', tone: 'flat', rest: sayObstacle(history) };
}

function sayObstacle({ numbers, firstDay, lastDay }: CompanyHistory): string {
  const { verdict } = numbers.mentionRate;
  if (verdict === 'model_changed') return 'nei due periodi rispondono modelli diversi';
  if (verdict === 'reader_changed') return 'le risposte dei due periodi sono lette da lettori diversi';
  if (verdict === 'question_changed') return 'fra i due periodi le domande sono cambiate';
  if (verdict !== 'too_few') return 'i due periodi non si possono mettere accanto';
  if (firstDay !== null && firstDay === lastDay) return 'c’è un solo giorno di analisi';
  return 'servono le stesse domande, agli stessi motori, per almeno tre giorni da una parte e dall’altra';
}

/** Only where the days compared lie as far apart as the period is long. */
function nameDistance({ period, compared }: CompanyHistory, asked: HistoryPeriod): string {
  if (addDays(compared.earlier.lastDay, 1) !== period.firstDay) return '';
  if (asked === '4w') return ' in 4 settimane';
  if (asked === '12w') return ' in 12 settimane';
  return asked === 'year' ? ' in un anno' : '';
}

function sayDetail({ compared, numbers, engines, comparedEngines, channels }: CompanyHistory): string {
  const { difference, earlier, later } = numbers.mentionRate;
  const spans = `${nameSpan(compared.later)} contro ${
    compared.later.lastDay.slice(0, 4) === compared.earlier.lastDay.slice(0, 4)
      ? nameShortSpan(compared.earlier)
      : nameSpan(compared.earlier)
  }`;
  if (difference === null) return `${spans}.`;
  const range = `${formatPoints(difference.value)} punti, fra ${formatPoints(difference.low)} e ${formatPoints(difference.high)}`;
  const sizes = `n\u00A0=\u00A0${formatInteger(later.n)} e ${formatInteger(earlier.n)}`;
  const left = sayLeftOut(channels.filter(({ engine }) => !comparedEngines.includes(engine)));
  return left === ''
    ? `${spans}: ${range} · ${sizes}.`
    : `${spans}: ${range} · ${sizes} · ${countEngines(comparedEngines.length)} su ${formatInteger(engines.length)}: ${left}`;
}

/** Which engines the comparison goes without, and why. */
function sayLeftOut(channels: readonly HistoryChannel[]): string {
  if (channels.length === 0) return '';
  const each = channels.map(({ engine, rate }) => `${nameEngine(engine)} ${whyLeftOut(rate.verdict)}`);
  return `${each.join(', ')}${each.length === 1 ? ' e resta fuori' : ': restano fuori'} dal confronto.`;
}

function whyLeftOut(verdict: HistoryChannel['rate']['verdict']): string {
  if (verdict === 'model_changed') return 'ha cambiato modello';
  if (verdict === 'question_changed') return 'ha ricevuto altre domande';
  return verdict === 'reader_changed' ? 'ha cambiato lettore' : 'ha troppo poche risposte';
}
