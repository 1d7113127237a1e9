import type { Alert } from '@citato/contract';
import { sayAlert } from '@citato/contract/alerts';
import type { ChannelNote } from './channel-note.ts';
import { nameWay } from './describe-alert.ts';

/** Alerts one message shows: a message of Discord has 6,000 characters with all its links. */
const MAX_SHOWN = 5;

/** The alerts of a weekend that was kept free, in one message. */
export function describeWeekend({
  alerts,
  words,
  linksOf,
  companies,
}: {
  alerts: readonly Alert[];
  words: {
    see: string;
    seeAlerts: string;
    mute: string;
    weekend: (count: number) => string;
    goneQuestion: string;
    left: (count: number) => string;
    open: string;
  };
  linksOf: (alert: Alert) => { see: string; mute: string };
  /** Where all of them are. */
  companies: string;
}): ChannelNote {
  const shown = alerts.slice(0, MAX_SHOWN);
  const left = alerts.length - shown.length;
  return {
    title: words.weekend(alerts.length),
    text: left === 0 ? '' : words.left(left),
    facts: [],
    quote: null,
    items: shown.map((alert) => {
      const { title, detail } = sayAlert(alert);
      const links = linksOf(alert);
      const { prompt } = alert;
      const question =
        prompt === null ? null : prompt.text === null ? `${words.goneQuestion}.` : `«${prompt.text}»`;
      return {
        title: `${alert.company.name} · ${title}`,
        text: question === null ? detail : `${detail} ${question}`,
        links: [
          { label: nameWay(alert, words), link: links.see },
          { label: words.mute, link: links.mute },
        ],
      };
    }),
    links: [{ label: words.open, link: companies }],
    context: null,
    impact: 'service',
  };
}
