import { type Alert, type AlertKind, nameEngine } from '@citato/contract';
import { ALERT_KIND_NAMES, readImpact, sayAlert } from '@citato/contract/alerts';
import { formatDate, formatInteger } from '@citato/contract/format';
import type { RichMail, RichNote, RichSection } from '#features/emails';
import { createAlertLinks } from '../rules/alert-links.ts';
import { nameCompanies } from './name-companies.ts';

const MUTE = 'Non avvisarmi più di questo';

/** Alerts one mail shows in full. */
const MAX_SHOWN = 20;

interface AlertMail {
  readonly alerts: readonly Alert[];
  /** Of these alerts. */
  readonly kinds: readonly AlertKind[];
  readonly linkToStop: (kind: AlertKind) => string;
  readonly linkToMute: (alertId: string) => string;
  readonly appUrl: string;
  readonly legalLine: string | null;
}

/** A mail of one alert, or of several: each a sentence, its figures with their uncertainty, and the answers that prove it. */
export function buildAlertMail(mail: AlertMail): RichMail {
  const { alerts, kinds, linkToStop, linkToMute, appUrl, legalLine } = mail;
  const links = { ...createAlertLinks(appUrl), mute: linkToMute };
  const shown = alerts.slice(0, MAX_SHOWN);
  const sections = shown.map((alert, index) => {
    const isFirst = shown[index - 1]?.company.id !== alert.company.id;
    return describe(alert, { head: isFirst ? headOf(alert, shown) : null, links });
  });
  const names = nameCompanies([...new Set(alerts.map(({ company }) => company.name))]);
  return {
    ...(alerts.length === 1
      ? describeSingle(alerts, { names, sections })
      : describeMany(alerts, { names, sections, companies: links.companies })),
    notes: [
      ...(sections.some(({ rate }) => rate !== null)
        ? [['La barra è l’intervallo al 95%, la tacca il valore misurato.']]
        : []),
      stopNote(kinds, linkToStop),
      ['Quali avvisi, quando e dove: ', { label: 'Impostazioni avvisi', link: links.settings }, '.'],
      ...(legalLine === null ? [] : [[legalLine]]),
    ],
  };
}

type Parts = Pick<RichMail, 'subject' | 'preview' | 'title' | 'intro' | 'sections' | 'action'>;

/** Of one alert its sentence is the title, and its answers are the way on. */
function describeSingle(
  [alert]: readonly Alert[],
  { names, sections }: { names: string; sections: readonly RichSection[] },
): Parts {
  const said = alert === undefined ? { title: '', detail: '' } : sayAlert(alert);
  const [section] = sections;
  return {
    subject: `${names} · ${said.title}`,
    preview: said.detail,
    title: said.title,
    intro: null,
    sections: sections.map((one) => ({ ...one, title: null, action: null })),
    action: section?.action ?? null,
  };
}

function describeMany(
  alerts: readonly Alert[],
  { names, sections, companies }: { names: string; sections: readonly RichSection[]; companies: string },
): Parts {
  const count = `${formatInteger(alerts.length)} avvisi`;
  const left = alerts.length - sections.length;
  const isService = (alert: Alert) => readImpact(alert) === 'service';
  const intro = alerts.every(isService)
    ? 'Riguardano il servizio: della tua azienda non è cambiato niente di provato.'
    : 'I cambiamenti sono provati, con le risposte che li dimostrano.';
  return {
    subject: `${count}: ${names}`,
    preview: alerts
      .slice(0, sections.length)
      .map((alert) => sayAlert(alert).title)
      .join('. '),
    title: count,
    intro:
      left > 0 ? `${intro} Qui i primi ${formatInteger(sections.length)}, gli altri sono nell’app.` : intro,
    sections,
    action: { label: 'Apri le tue aziende', link: companies },
  };
}

/** '«Mention Rate …»: basta mail' for each kind in the mail. */
function stopNote(kinds: readonly AlertKind[], linkToStop: (kind: AlertKind) => string): RichNote {
  const stops = kinds.flatMap((kind, index) => [
    ...(index === 0 ? [] : [' · ']),
    { label: ALERT_KIND_NAMES[kind], link: linkToStop(kind) },
  ]);
  return ['Ricevi questa mail perché hai gli avvisi per mail. Disiscriviti con un clic da: ', ...stops, '.'];
}

const VERDICTS = {
  up: { text: 'in meglio', impact: 'good' },
  down: { text: 'in peggio', impact: 'bad' },
  service: { text: 'il servizio', impact: 'plain' },
} as const;

type Head = Pick<RichSection, 'company' | 'verdict'>;

/** The company above its alerts; its verdict only where all of them say the same. */
function headOf({ company }: Alert, shown: readonly Alert[]): Head {
  const impacts = new Set(shown.filter((one) => one.company.id === company.id).map(readImpact));
  const [impact] = impacts;
  return {
    company: company.name,
    verdict: impacts.size === 1 && impact !== undefined ? VERDICTS[impact] : null,
  };
}

function describe(
  alert: Alert,
  {
    head,
    links,
  }: { head: Head | null; links: ReturnType<typeof createAlertLinks> & { mute: AlertMail['linkToMute'] } },
): RichSection {
  const { title, detail, compared } = sayAlert(alert);
  const { company, kind, prompt, proof, quote, answers } = alert;
  const now = kind === 'figure' && proof !== null && 'percent' in proof.now ? proof.now : null;
  return {
    company: head?.company ?? null,
    verdict: head?.verdict ?? null,
    title,
    rate: now,
    sentences: [
      ...(prompt === null
        ? []
        : [prompt.text === null ? 'La domanda è stata eliminata' : `«${prompt.text}»`]),
      ...(detail === '' ? [] : [detail]),
      ...(compared === null ? [] : [compared]),
    ],
    quote:
      quote === null
        ? null
        : {
            text: quote.text,
            names: company.name,
            source: `${nameEngine(quote.engine)}, ${formatDate(quote.at)}`,
            link: null,
          },
    action: {
      lead: null,
      note: null,
      label: answers === null ? 'Vedi gli avvisi dell’azienda' : 'Vedi le risposte',
      link: links.answers(alert),
    },
    aside: { label: MUTE, link: links.mute(alert.id) },
  };
}
