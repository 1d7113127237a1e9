import { ACCENT } from '@citato/contract/accent';
import type { Rate } from '@citato/contract';
import { formatInteger, formatPercent } from '@citato/contract/format';
import { escapeHtml } from '#lib/text';
import type { RichLink, RichSection } from './rich-mail.ts';
import { STYLE } from './rich-styles.ts';

const TRACK_PX = 220;
const TICK_PX = 3;

export const writeLink = ({ label, link }: RichLink): string =>
  `<a class="ln" href="${escapeHtml(link)}" style="${STYLE.link}">${escapeHtml(label)}</a>`;

const mark = (name: string): string => `<span class="mk" style="${STYLE.mark}">${escapeHtml(name)}</span>`;

/** A text with a name marked wherever it stands in it, as it is written. */
function markName(text: string, name: string | null): string {
  if (name === null || name === '') return escapeHtml(text);
  return text.split(name).map(escapeHtml).join(mark(name));
}

const row = (content: string, padding: string, isFirst = false): string =>
  `<tr><td class="${isFirst ? 'hl ' : ''}px" style="padding:${padding}${isFirst ? ';border-top:1px solid #E1E5E1' : ''}">${content}</td></tr>`;

const table = (content: string, attributes = 'width="100%"'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${content}</table>`;

const IMPACTS = { good: ['po', '#17683F'], bad: ['ne', '#A92A1C'], plain: ['fa', '#5F6C68'] } as const;

function writeHead({ company, verdict }: RichSection): string {
  if (company === null) return '';
  const [tone, colour] = IMPACTS[verdict?.impact ?? 'plain'];
  const said =
    verdict === null
      ? ''
      : `<td class="${tone}" align="right" valign="top" style="${STYLE.verdict}color:${colour};padding:3px 0 0 12px">${escapeHtml(verdict.text)}</td>`;
  return table(`<tr><td class="tx" style="${STYLE.company}">${mark(company)}</td>${said}</tr>`);
}

/** '34%' with its interval as a bar and in words; the tick is the measured value. */
function writeRate({ percent, lowPercent, highPercent, n }: Rate): string {
  if (percent === null || lowPercent === null || highPercent === null) return '';
  const px = (share: number) => Math.round((share * TRACK_PX) / 100);
  const tick = Math.min(px(percent), TRACK_PX - TICK_PX);
  const low = Math.min(px(lowPercent), tick);
  const high = Math.max(px(highPercent), tick + TICK_PX);
  const cell = (name: string, colour: string, width: number) =>
    width <= 0
      ? ''
      : `<td class="${name}" width="${String(width)}" height="8" bgcolor="${colour}" style="width:${String(width)}px;height:8px;font-size:0;line-height:0">&nbsp;</td>`;
  const bar = [
    cell('trk', '#EFF1EE', low),
    cell('bnd', '#A9CFD8', tick - low),
    cell('tck', ACCENT, TICK_PX),
    cell('bnd', '#A9CFD8', high - tick - TICK_PX),
    cell('trk', '#EFF1EE', TRACK_PX - high),
  ].join('');
  const range = sayRange({ lowPercent, highPercent });
  const label = `da ${formatInteger(lowPercent)} a ${formatInteger(highPercent)}%, misurato ${formatInteger(percent)}%`;
  return table(
    `<tr><td class="tx" valign="middle" style="${STYLE.figure}">${formatInteger(percent)}%</td><td valign="middle"><table role="img" aria-label="${label}" cellpadding="0" cellspacing="0" border="0" width="${String(TRACK_PX)}" style="width:${String(TRACK_PX)}px"><tr>${bar}</tr></table><p class="fa" style="${STYLE.caption}">${range} · n&nbsp;=&nbsp;${formatInteger(n)}</p></td></tr>`,
    '',
  );
}

const sayRange = ({ lowPercent, highPercent }: { lowPercent: number; highPercent: number }): string =>
  `${formatInteger(lowPercent)}–${formatInteger(highPercent)}%`;

/** The same in words alone. */
export function sayRate({ percent, lowPercent, highPercent, n }: Rate): string {
  if (percent === null || lowPercent === null || highPercent === null) return 'n/d';
  return `${formatPercent(percent)} (${sayRange({ lowPercent, highPercent })}, n = ${formatInteger(n)})`;
}

const writeSentences = (sentences: readonly string[]): string =>
  table(
    sentences
      .map(
        (sentence) =>
          `<tr><td class="fa" valign="top" width="14" style="${STYLE.dot}">·</td><td class="tx" style="${STYLE.sentence}">${escapeHtml(sentence)}</td></tr>`,
      )
      .join(''),
  );

function writeQuote({ text, names, source, link }: NonNullable<RichSection['quote']>): string {
  const more = link === null ? '' : ` · ${writeLink(link)}`;
  return table(
    `<tr><td class="ql" width="3" bgcolor="#C8CFCA" style="width:3px;font-size:0;line-height:0">&nbsp;</td><td style="padding:0 0 0 14px"><p class="tx" style="${STYLE.quote}">«${markName(text, names)}»</p><p class="fa" style="${STYLE.source}">${escapeHtml(source)}${more}</p></td></tr>`,
  );
}

function writeAction({ lead, note, ...link }: NonNullable<RichSection['action']>): string {
  const before = lead === null ? '' : `<p class="fa" style="${STYLE.lead}">${escapeHtml(lead)}</p>`;
  const after = note === null ? '' : `<p class="mu" style="${STYLE.actionNote}">${escapeHtml(note)}</p>`;
  return `${before}<p class="tx" style="${STYLE.action}">${writeLink(link)}</p>${after}`;
}

/** One section as rows of the mail's table. */
export function writeSection(section: RichSection): string {
  const { title, rate, sentences, quote, action, aside } = section;
  const parts = [
    [writeHead(section), '26px 32px 0'],
    [title === null ? '' : `<p class="tx" style="${STYLE.subject}">${escapeHtml(title)}</p>`, '14px 32px 0'],
    [rate === null ? '' : writeRate(rate), '12px 32px 0'],
    [sentences.length === 0 ? '' : writeSentences(sentences), '5px 32px 0'],
    [quote === null ? '' : writeQuote(quote), '18px 32px 0'],
    [action === null ? '' : writeAction(action), '18px 32px 0'],
    [
      aside === null ? '' : `<p class="fa" style="${STYLE.aside}">${writeLink(aside)}</p>`,
      action === null ? '16px 32px 0' : '4px 32px 0',
    ],
  ] as const;
  return parts
    .filter(([content]) => content !== '')
    .map(([content, padding], index) => row(content, padding, index === 0))
    .join('\n');
}
