import type { Alert } from '@citato/contract';
import { nameEngine } from '@citato/contract';
import { readImpact, sayAlert } from '@citato/contract/alerts';
import { formatDate, formatDecimal, formatInteger, formatPercent } from '@citato/contract/format';
import type { ChannelNote } from './channel-note.ts';

/** Where a link leads: an alert of the service has no answers that prove it. */
export const nameWay = ({ answers }: Alert, words: { see: string; seeAlerts: string }): string =>
  answers === null ? words.seeAlerts : words.see;

/** An alert as chats say it: the same sentence, figures and links as everywhere. */
export function describeAlert({
  alert,
  words,
  links,
}: {
  alert: Alert;
  words: { now: string; before: string; see: string; seeAlerts: string; mute: string; goneQuestion: string };
  links: { see: string; mute: string };
}): ChannelNote {
  const { company, prompt, proof, quote } = alert;
  const { title, detail, compared } = sayAlert(alert);
  const question = prompt === null ? null : prompt.text === null ? words.goneQuestion : `«${prompt.text}»`;
  return {
    title: `${company.name} · ${title}`,
    text: question === null ? detail : `${question}\n${detail}`,
    facts:
      proof === null
        ? []
        : [
            { name: words.now, value: sayFigure(proof.now) },
            { name: words.before, value: sayFigure(proof.before) },
          ],
    quote:
      quote === null
        ? null
        : { text: quote.text, source: `${nameEngine(quote.engine)}, ${formatDate(quote.at)}` },
    links: [
      { label: nameWay(alert, words), link: links.see },
      { label: words.mute, link: links.mute },
    ],
    items: [],
    context: compared,
    impact: readImpact(alert),
  };
}

/** '34,0% (30–39%) · n = 420', '3,2 (3,0–3,4) · n = 80' */
function sayFigure(figure: NonNullable<Alert['proof']>['now']): string {
  const n = `n = ${formatInteger(figure.n)}`;
  if ('percent' in figure) {
    const { percent, lowPercent, highPercent } = figure;
    if (percent === null || lowPercent === null || highPercent === null) return `n/d · ${n}`;
    return `${formatPercent(percent)} (${formatInteger(lowPercent)}–${formatInteger(highPercent)}%) · ${n}`;
  }
  const { value, low, high } = figure;
  if (value === null || low === null || high === null) return `n/d · ${n}`;
  return `${formatDecimal(value)} (${formatDecimal(low)}–${formatDecimal(high)}) · ${n}`;
}
