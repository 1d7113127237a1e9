import type { DoneAction, EffectStep } from '@citato/contract';
import {
  formatInteger,
  formatPercent,
  formatPoints,
  nameDay,
  nameShortDay,
  nameShortSpan,
  withArticle,
} from '#lib/format';

export interface SaidStep {
  days: number;
  tone: 'up' | 'down' | 'flat';
  lead: string;
  /** What it rests on; null where nothing was compared. */
  detail: string | null;
  /** How much more the prompts moved than the others, in points; null without a comparison. */
  difference: EffectStep['difference'];
}

const prompts = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);
const NOT_YET = 'Nessun effetto provato ancora';

/** What may be said after each step: what came after, beside the prompts without the action, and never why. */
export function sayEffect({ steps, undoneAt, from, day }: DoneAction): SaidStep[] {
  const flat = (lead: string): SaidStep => ({
    days: 0,
    tone: 'flat',
    lead,
    detail: null,
    difference: null,
  });
  if (undoneAt !== null)
    return [
      flat(`Spunta tolta${from === 'plan' ? ` ${withArticle.il(nameDay(day))}` : ''}: nessun confronto.`),
    ];
  const [first, second] = steps;
  if (first === undefined)
    return [flat('Si confrontano le ultime 40 azioni fatte, per 180 giorni: questa non più.')];
  const whole = sayWhole(first.verdict);
  if (whole !== null) return [flat(whole)];
  if (first.verdict === 'waiting')
    return [
      flat(
        `${NOT_YET}: servono 14 giorni interi, il confronto c’è ${withArticle.dal(nameShortDay(first.readyOn))}.`,
      ),
    ];
  const said = [sayStep(first)];
  if (second === undefined) return said;
  return second.verdict === 'waiting'
    ? [...said, flat(`Il confronto a 28 giorni c’è ${withArticle.dal(nameShortDay(second.readyOn))}.`)]
    : [...said, sayStep(second)];
}

/** Why an action is compared at no time. */
function sayWhole(verdict: EffectStep['verdict']): string | null {
  if (verdict === 'no_prompts') return 'Nessun confronto: l’azione non è legata a domande.';
  if (verdict === 'prompts_gone') return 'Nessun confronto: le sue domande non ci sono più.';
  if (verdict === 'names_company') return 'Nessun confronto: le sue domande contengono il nome dell’azienda.';
  return null;
}

function sayStep(step: EffectStep): SaidStep {
  const { days, own, difference, verdict } = step;
  const isProven = verdict === 'rising' || verdict === 'falling';
  const tone = verdict === 'rising' ? 'up' : verdict === 'falling' ? 'down' : 'flat';
  const compared = {
    days,
    tone,
    difference: isProven || verdict === 'within_variability' ? difference : null,
  } as const;
  const after = `Dopo ${formatInteger(days)} giorni`;
  const before = own?.earlier.percent ?? null;
  const later = own?.later.percent ?? null;
  if (compared.difference === null || before === null || later === null)
    return {
      ...compared,
      tone: 'flat',
      lead: `${after} nessun confronto: ${sayObstacle(verdict)}.`,
      detail: null,
    };
  const fromTo = `da ${formatPercent(before)} a ${formatPercent(later)}`;
  const lead = isProven
    ? `${after}: ${fromTo}, ${sayProven({ verdict, moved: later - before })}`
    : `${NOT_YET} dopo ${formatInteger(days)} giorni: ${fromTo}`;
  return { ...compared, lead, detail: sayDetail(step) };
}

/** The difference to the others is proven; what moved may be they. */
function sayProven({ verdict, moved }: { verdict: 'rising' | 'falling'; moved: number }): string {
  if (verdict === 'rising')
    return moved > 0 ? 'oltre la variabilità' : 'meglio delle altre domande oltre la variabilità';
  return moved < 0 ? 'in calo oltre la variabilità' : 'meno delle altre domande oltre la variabilità';
}

function sayObstacle(verdict: EffectStep['verdict']): string {
  switch (verdict) {
    case 'model_changed':
      return 'nei due periodi rispondono modelli diversi';
    case 'reader_changed':
      return 'le risposte dei due periodi sono lette da lettori diversi';
    case 'question_changed':
      return 'fra i due periodi le domande sono cambiate';
    case 'too_few':
      return 'servono tre giorni di risposte prima e dopo, alle stesse domande e sugli stessi motori';
    case 'no_others':
      return 'tutte le domande hanno questa azione, non ce n’è una senza';
    default:
      return 'i due periodi non si possono mettere accanto';
  }
}

function sayDetail({ own, others, difference, earlier, later }: EffectStep): string | null {
  if (own === null || others === null || difference === null) return null;
  const [from, to] = [others.earlier.percent, others.later.percent];
  const beside = `${others.prompts === 1 ? 'L’altra domanda' : `Le altre ${prompts(others.prompts)}`} nello stesso tempo: ${
    from === null || to === null ? 'nessun dato' : `da ${formatPercent(from)} a ${formatPercent(to)}`
  }`;
  const { value, low, high } = difference;
  return [
    `${beside}.`,
    `Fra le due variazioni ${formatPoints(value)} punti, da ${formatPoints(low)} a ${formatPoints(high)}`,
    `· ${nameShortSpan(later)} contro ${nameShortSpan(earlier)}`,
    `· ${prompts(own.prompts)}, n\u00A0=\u00A0${formatInteger(own.later.n)} e ${formatInteger(own.earlier.n)}.`,
  ].join(' ');
}

/** What is said in one line: what the latest comparison found, else why there is none. */
export function sayBriefly(action: DoneAction): string | null {
  const said = sayEffect(action);
  return (said.findLast(({ days }) => days > 0) ?? said[0])?.lead ?? null;
}

/** What else has to be known of the comparison. */
export function sayAround({ gonePrompts, otherActions, promptIds, undoneAt }: DoneAction): string | null {
  if (undoneAt !== null) return null;
  const gone =
    gonePrompts === 0 || promptIds.length === 0
      ? []
      : [
          gonePrompts === 1
            ? '1 sua domanda non c’è più e resta fuori.'
            : `${formatInteger(gonePrompts)} sue domande non ci sono più e restano fuori.`,
        ];
  const beside =
    otherActions === 0 || promptIds.length === 0
      ? []
      : [
          otherActions === 1
            ? 'Negli stessi giorni anche un’altra azione: il confronto non le separa.'
            : `Negli stessi giorni anche altre ${formatInteger(otherActions)} azioni: il confronto non le separa.`,
        ];
  return [...gone, ...beside].join(' ') || null;
}
