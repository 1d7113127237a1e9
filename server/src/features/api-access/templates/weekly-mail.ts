import type { ExportTable } from '@citato/contract';
import { nameSpan } from '@citato/contract/format';
import type { RichMail, RichSection } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import type { ZoneDay } from '#lib/zone-time';
import { weekUntil } from '../rules/weekly/file-days.ts';
import { buildWeekLink } from '../rules/weekly/week-link.ts';

const TABLES: Readonly<Record<ExportTable, string>> = {
  answers: 'Risposte',
  mentions: 'Menzioni',
  sources: 'Fonti',
  results: 'Risultati',
  history: 'Andamento',
  plan: 'Piano',
  alerts: 'Avvisi',
};
/** What a table that is not of the week alone is of. */
const WHOLE: Readonly<Partial<Record<ExportTable, string>>> = {
  results: 'le cifre di adesso',
  history: 'l’ultimo anno',
  plan: 'com’è adesso',
};

interface WeeklyMail {
  readonly company: { readonly id: string; readonly name: string };
  readonly lastDay: ZoneDay;
  readonly attached: readonly ExportTable[];
  readonly tooLarge: readonly ExportTable[];
  readonly appUrl: string;
  readonly legalLine: string | null;
  readonly unsubscribeLink: string;
}

/** The mail a week's files come with: which are attached, of which days, and where the others are. */
export function weeklyMail(mail: WeeklyMail): RichMail {
  const { company, lastDay, attached, tooLarge, appUrl, legalLine, unsubscribeLink } = mail;
  const week = weekUntil(lastDay);
  const span = nameSpan({ firstDay: week.from, lastDay: week.to });
  const say = (table: ExportTable) => `${TABLES[table]}: ${WHOLE[table] ?? span}`;
  const link = buildWeekLink({ appUrl, companyId: company.id, lastDay });
  return {
    subject: `${company.name}: i file della settimana ${span}`,
    preview:
      attached.length > 0 ? `In allegato: ${nameAll(attached)}.` : `Da scaricare: ${nameAll(tooLarge)}.`,
    title: `I file di ${company.name}`,
    intro: `Settimana ${span}. ${attached.length > 0 ? 'I file sono in allegato.' : 'I file sono troppo grandi per una mail.'}`,
    sections: [
      ...(attached.length === 0 ? [] : [list('In allegato', attached.map(say))]),
      ...(tooLarge.length === 0
        ? []
        : [
            list('Da scaricare', [
              ...tooLarge.map(say),
              'Insieme superano i 5 MB che una mail porta senza rischi: li scarichi da Citato, dopo l’accesso.',
            ]),
          ]),
    ],
    action: { label: tooLarge.length > 0 ? 'Scarica i file' : 'Cambia i file', link },
    notes: [
      [
        'Ricevi questi file ogni lunedì perché li hai scelti. ',
        { label: 'Disiscriviti con un clic', link: unsubscribeLink },
        ' · ',
        { label: 'Scegli altri file', link: buildAppLink({ appUrl, path: '/profile?tab=api' }).href },
      ],
      ...(legalLine === null ? [] : [[legalLine]]),
    ],
  };
}

const nameAll = (tables: readonly ExportTable[]): string =>
  tables.map((table) => TABLES[table].toLowerCase()).join(', ');

const list = (title: string, sentences: readonly string[]): RichSection => ({
  company: null,
  verdict: null,
  title,
  rate: null,
  sentences,
  quote: null,
  action: null,
  aside: null,
});
