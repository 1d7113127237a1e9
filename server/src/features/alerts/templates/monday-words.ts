import { formatInteger, formatWeekday } from '@citato/contract/format';
import type { Obstacle, WeekState } from '../rules/mondays/describe-week.ts';
import { nameCompanies } from './name-companies.ts';

interface Named {
  readonly name: string;
  readonly text: string;
  readonly impact: 'good' | 'bad' | 'plain';
  readonly state: WeekState['state'];
}

const MAX_IN_SUBJECT = 2;

/** Subject, preview and title of a mail of Monday, by what became of each company. */
export function headlines(companies: readonly Named[]): { subject: string; preview: string; title: string } {
  const changed = companies.filter(({ state }) => state === 'changed');
  const [first] = changed;
  if (first === undefined) return sayNothing(companies);
  const named = changed
    .slice(0, MAX_IN_SUBJECT)
    .map(({ name, text, impact }) => `${name}${impact === 'plain' ? ':' : ''} ${text}`);
  const left = changed.length - named.length;
  const subject = [...named, ...(left > 0 ? [`altre ${formatInteger(left)}`] : [])].join(', ');
  const [one] = companies;
  const title =
    companies.length === 1 && one !== undefined
      ? `${one.name}: ${one.text}`
      : changed.length === 1
        ? `Su ${formatInteger(companies.length)} aziende, una è cambiata davvero`
        : `Su ${formatInteger(companies.length)} aziende, ${formatInteger(changed.length)} sono cambiate davvero`;
  return { subject, title, preview: countStates(companies) };
}

function sayNothing(companies: readonly Named[]): ReturnType<typeof headlines> {
  const isKnown = companies.some(({ state }) => state === 'unchanged');
  const title = isKnown ? 'Niente di provato è cambiato' : 'Questa settimana non si confronta';
  return {
    subject: `${title}: ${nameCompanies(companies.map(({ name }) => name))}`,
    title,
    preview: countStates(companies),
  };
}

/** '2 aziende cambiate, una entro la variabilità.' */
function countStates(companies: readonly Named[]): string {
  const of = (state: WeekState['state']) => companies.filter((one) => one.state === state).length;
  const say = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? one : `${formatInteger(count)} ${many}`];
  const parts = [
    ...say(of('changed'), 'un’azienda cambiata', 'aziende cambiate'),
    ...say(of('unchanged'), 'una entro la variabilità', 'entro la variabilità'),
    ...say(of('not_comparable'), 'una che non si confronta', 'che non si confrontano'),
  ];
  const text = parts.join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  no_answers: 'Questa settimana non ci sono risposte: non possiamo dire niente.',
  too_few: 'Ci sono ancora troppo poche risposte per dire se qualcosa è cambiato.',
  model_changed: 'Un motore ha cambiato modello: prima e dopo non si confrontano.',
  reader_changed: 'È cambiato il modo in cui leggiamo le risposte: prima e dopo non si confrontano.',
  question_changed: 'Le domande sono cambiate: prima e dopo non si confrontano.',
};

export const WEEK = {
  /** 'Lunedì 23 novembre' */
  day: (day: string): string => formatWeekday(`${day}T12:00:00Z`).replace(/^l/, 'L'),
  left: (names: readonly string[]): string =>
    `Altre ${formatInteger(names.length)} aziende sono nell’app: ${nameCompanies(names)}.`,
  toDo: 'Una cosa da fare',
  read: (impact: 'up' | 'down' | 'service'): string =>
    impact === 'down'
      ? 'Leggi le risposte e scopri che cosa è cambiato'
      : 'Leggi le risposte che lo dimostrano',
  serves: ({ effort, prompts, of }: { effort: string | null; prompts: number; of: number }): string => {
    const served =
      prompts === 0
        ? null
        : `serve a ${prompts === 1 ? '1 domanda' : `${formatInteger(prompts)} domande`} su ${formatInteger(of)}`;
    return [effort, served].filter((part) => part !== null && part !== '').join(' · ');
  },
  obstacles: OBSTACLES,
};
