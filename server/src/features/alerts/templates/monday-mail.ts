import { type Alert, nameEngine } from '@citato/contract';
import { readImpact, sayAlert } from '@citato/contract/alerts';
import { formatDate, formatInteger, formatPoints, nameShortSpan } from '@citato/contract/format';
import type { RichMail, RichSection } from '#features/emails';
import { createAlertLinks } from '../rules/alert-links.ts';
import type { CompanyWeek, Monday } from '../rules/mondays/company-week.ts';
import { headlines, WEEK } from './monday-words.ts';

/** Companies one mail shows in full; the others are named. */
const MAX_SHOWN = 20;

/** The mail of Monday: of each company at most three proven sentences, one quoted answer and one thing to do. */
export function buildMondayMail({
  monday,
  weeks,
  earlier,
  later,
  unsubscribeLink,
  appUrl,
  legalLine,
}: Monday & { unsubscribeLink: string; appUrl: string; legalLine: string | null }): RichMail {
  const links = createAlertLinks(appUrl);
  const ordered = weeks.toSorted((a, b) => Number(hasChanged(b)) - Number(hasChanged(a)));
  const shown = ordered.slice(0, MAX_SHOWN);
  const changed = weeks.filter(hasChanged);
  const words = headlines(weeks.map(nameChange));
  const left = ordered.slice(MAX_SHOWN);
  const sections = shown.map((week) => describe(week, links));
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    intro: `${WEEK.day(monday)}. Settimana ${nameShortSpan(later)} contro ${nameShortSpan(earlier)}. Solo ciò che supera la variabilità.`,
    sections,
    action: { label: changed.length === 0 ? 'Apri Citato' : 'Apri le tue aziende', link: links.companies },
    notes: [
      ...(left.length === 0 ? [] : [[WEEK.left(left.map(({ company }) => company.name))]]),
      ...(sections.some(({ rate }) => rate !== null)
        ? [['La barra è l’intervallo al 95%, la tacca il valore misurato.']]
        : []),
      [
        'Ricevi questa mail ogni lunedì alle 8. ',
        { label: 'Disiscriviti con un clic', link: unsubscribeLink },
        ' · ',
        { label: 'Impostazioni avvisi', link: links.settings },
      ],
      ...(legalLine === null ? [] : [[legalLine]]),
    ],
  };
}

const hasChanged = ({ week }: CompanyWeek): boolean => week.state === 'changed';

/** How a company's week is called in a line: whether it is better, worse, or changed otherwise. */
function nameChange({ company, week }: CompanyWeek) {
  return { name: company.name, ...verdictOf(week) };
}

function verdictOf(
  week: CompanyWeek['week'],
): NonNullable<RichSection['verdict']> & { state: typeof week.state } {
  const { state } = week;
  if (state === 'unchanged') return { state, text: 'entro la variabilità', impact: 'plain' };
  if (state === 'not_comparable') return { state, text: 'non confrontabile', impact: 'plain' };
  const rate = week.changes.find(({ figure }) => figure === 'mention_rate');
  if (rate === undefined) return { state, text: 'qualcosa è cambiato', impact: 'plain' };
  return rate.direction === 'up'
    ? { state, text: 'in crescita', impact: 'good' }
    : { state, text: 'in calo', impact: 'bad' };
}

function describe(
  { company, week, quote, action, prompts }: CompanyWeek,
  links: ReturnType<typeof createAlertLinks>,
): RichSection {
  const proving = week.state === 'changed' ? week.changes[0] : undefined;
  return {
    company: company.name,
    verdict: verdictOf(week),
    title: null,
    rate: week.rate,
    sentences: sayWeek(week),
    quote:
      quote === null
        ? null
        : {
            text: quote.text,
            names: company.name,
            source: `${nameEngine(quote.engine)}, ${formatDate(quote.at)}`,
            link: proving?.answers ? { label: 'Leggi la risposta', link: links.answers(proving) } : null,
          },
    action:
      proving === undefined
        ? null
        : action === null
          ? {
              lead: WEEK.toDo,
              label: WEEK.read(readImpact(proving)),
              link: links.answers(proving),
              note: null,
            }
          : {
              lead: WEEK.toDo,
              label: action.title,
              link: links.plan(company.id),
              note: WEEK.serves({ ...action, of: prompts }),
            },
    aside: null,
  };
}

function sayWeek(week: CompanyWeek['week']): string[] {
  if (week.state === 'changed') return week.changes.map(sayChange);
  if (week.state === 'not_comparable') return [WEEK.obstacles[week.obstacle]];
  const { earlier, difference } = week.headline;
  if (difference === null || !('percent' in earlier) || earlier.percent === null)
    return [WEEK.obstacles.too_few];
  const { value, low, high } = difference;
  return [
    `Nessun cambiamento provato: ${formatInteger(week.rate.percent ?? 0)}%, era ${formatInteger(earlier.percent)}% (${formatPoints(value)} punti, da ${formatPoints(low)} a ${formatPoints(high)}). Il resto è rumore, quindi non lo scriviamo.`,
  ];
}

function sayChange(alert: Alert): string {
  const { title, detail } = sayAlert(alert);
  const question = alert.prompt?.text;
  const about = typeof question === 'string' ? ` («${question}»)` : '';
  return detail === '' ? `${title}${about}.` : `${title}${about}: ${detail.replace(/\.$/, '')}.`;
}
