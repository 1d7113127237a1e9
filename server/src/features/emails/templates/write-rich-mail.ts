import { ACCENT } from '@citato/contract/accent';
import { escapeHtml } from '#lib/text';
import type { MailContent } from './mail-body.ts';
import type { RichMail, RichNote, RichSection } from './rich-mail.ts';
import { sayRate, writeLink, writeSection } from './rich-parts.ts';
import { SHEET, STYLE } from './rich-styles.ts';

const BRAND = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="ln" style="${STYLE.quoteMark}">&laquo;</td><td style="padding-top:5px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="9" height="7" bgcolor="#F2C100" style="width:9px;height:7px;font-size:0;line-height:0;background-color:#F2C100">&nbsp;</td></tr></table></td><td class="tx" style="${STYLE.brand}">Citato</td></tr></table>`;

/** Keeps what follows out of the line a mail program shows beside the subject. */
const PADDING = '&#8199;&#65279;&#847; '.repeat(12);

/** Both forms of a mail of several parts: 600 px wide, light and dark, and as text. Nothing is loaded from anywhere. */
export function writeRichMail(mail: RichMail): MailContent {
  return { subject: mail.subject, html: writeHtml(mail), text: writeText(mail) };
}

function writeHtml({ subject, preview, title, intro, sections, action, notes }: RichMail): string {
  const lead = intro === null ? '' : `<p class="mu" style="${STYLE.intro}">${escapeHtml(intro)}</p>`;
  const button =
    action === null
      ? ''
      : `<tr><td class="hl px" style="padding:24px 32px 26px;border-top:1px solid #E1E5E1"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="bt" bgcolor="${ACCENT}" style="background-color:${ACCENT};border-radius:7px"><a href="${escapeHtml(action.link)}" style="${STYLE.button}">${escapeHtml(action.label)}</a></td></tr></table></td></tr>`;
  return `<!doctype html>
<html lang="it" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escapeHtml(subject)}</title><style>${SHEET}</style></head>
<body class="bg" style="margin:0;padding:0;background-color:#F7F8F6">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${PADDING}</div>
<table role="presentation" class="bg" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#F7F8F6" style="background-color:#F7F8F6"><tr><td class="out" align="center" style="padding:24px 12px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="sh" cellpadding="0" cellspacing="0" border="0" width="600" bgcolor="#FFFFFF" style="width:600px;max-width:600px;background-color:#FFFFFF;border:1px solid #E1E5E1">
<tr><td class="px" style="padding:26px 32px 0">${BRAND}</td></tr>
<tr><td class="px" style="padding:22px 32px 24px"><h1 class="tx" style="${STYLE.title}">${escapeHtml(title)}</h1>${lead}</td></tr>
${sections.map((section) => `${writeSection(section)}<tr><td style="height:28px;font-size:0;line-height:0">&nbsp;</td></tr>`).join('\n')}
${button}
<tr><td class="hl px" style="padding:18px 32px 14px;border-top:1px solid #E1E5E1">${notes.map(writeNote).join('')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`;
}

const writeNote = (note: RichNote): string =>
  `<p class="fa" style="${STYLE.note}">${note
    .map((part) => (typeof part === 'string' ? escapeHtml(part) : writeLink(part)))
    .join('')}</p>`;

function writeText({ title, intro, sections, action, notes }: RichMail): string {
  const lines = [
    title,
    ...(intro === null ? [] : [intro]),
    ...sections.map(sayWhole),
    ...(action === null ? [] : [`${action.label}: ${action.link}`]),
    `--\n${notes.map((note) => note.map((part) => (typeof part === 'string' ? part : `${part.label} (${part.link})`)).join('')).join('\n\n')}`,
  ];
  return `${lines.join('\n\n')}\n`;
}

function sayWhole({ company, verdict, title, rate, sentences, quote, action, aside }: RichSection): string {
  const head = [company, verdict?.text].filter((part) => typeof part === 'string').join(' · ');
  return [
    ...(head === '' ? [] : [head]),
    ...(title === null ? [] : [title]),
    ...(rate === null ? [] : [sayRate(rate)]),
    ...sentences.map((sentence) => `- ${sentence}`),
    ...(quote === null
      ? []
      : [`«${quote.text}»`, `${quote.source}${quote.link === null ? '' : `: ${quote.link.link}`}`]),
    ...(action === null
      ? []
      : [
          `${action.lead === null ? '' : `${action.lead}: `}${action.label}${action.note === null ? '' : ` (${action.note})`}`,
          action.link,
        ]),
    ...(aside === null ? [] : [aside.label, aside.link]),
  ].join('\n');
}
