import { type Alert, type AlertKind, nameEngine } from '@citato/contract';
import { ALERT_KIND_NAMES, readMood, sayAlert } from '@citato/contract/alerts';
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

/** A mail of one alert, or of several: each a sentence, its figures with their doubt, and the answers that prove it. */
export function buildAlertMail(mail: AlertMail): RichMail {
  const { alerts, kinds, linkToStop, linkToMute, appUrl, legalLine } = mail;
  const links = { ...createAlertLinks(appUrl), mute: linkToMute };
  const shown = alerts.slice(0, MAX_SHOWN);
  const sections = shown.map((alert, index) => describe(alert, { before: shown[index - 1] ?? null, links }));
  const [first] = alerts;
  const single = alerts.length === 1 && first !== undefined ? sayAlert(first) : null;
  const names = nameCompanies([...new Set(alerts.map(({ company }) => company.name))]);
  const count = `${formatInteger(alerts.length)} avvisi`;
  const left = alerts.length - shown.length;
  return {
    subject: single === null ? `${count}: ${names}` : `${names} · ${single.title}`,
    preview: single === null ? shown.map((alert) => sayAlert(alert).title).join('. ') : single.detail,
    title: single === null ? count : 'Un avviso',
    intro:
      left > 0
        ? `Solo cambiamenti provati. Qui i primi ${formatInteger(shown.length)}, gli altri sono nell’app.`
        : 'Solo cambiamenti provati, con le risposte che li dimostrano.',
    sections,
    action: { label: 'Apri le tue aziende', link: links.companies },
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

/** '«Mention Rate …»: basta mail' for each kind in the mail. */
function stopNote(kinds: readonly AlertKind[], linkToStop: (kind: AlertKind) => string): RichNote {
  const stops = kinds.flatMap((kind, index) => [
    ...(index === 0 ? [] : [' · ']),
    { label: ALERT_KIND_NAMES[kind], link: linkToStop(kind) },
  ]);
  return ['Ricevi questa mail perché hai gli avvisi per mail. Disiscriviti con un clic da: ', ...stops, '.'];
}

const VERDICTS = {
  up: { text: 'in meglio', mood: 'good' },
  down: { text: 'in peggio', mood: 'bad' },
  service: { text: 'il servizio', mood: 'plain' },
} as const;

function describe(
  alert: Alert,
  {
    before,
    links,
  }: { before: Alert | null; links: ReturnType<typeof createAlertLinks> & { mute: AlertMail['linkToMute'] } },
): RichSection {
  const { title, detail, compared } = sayAlert(alert);
  const { company, kind, prompt, proof, quote, answers } = alert;
  const now = kind === 'figure' && proof !== null && 'percent' in proof.now ? proof.now : null;
  return {
    company: before?.company.id === company.id ? null : company.name,
    verdict: before?.company.id === company.id ? null : VERDICTS[readMood(alert)],
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
