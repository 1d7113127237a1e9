import { ACCENT } from '@citato/contract/accent';
import { escapeHtml } from '#lib/text';
import type { RichLink } from './rich-mail.ts';

/** What the page of a link in a mail or a chat says: such links are followed without a session, and by scanners as well. */
export interface ButtonPage {
  readonly title: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly action: 'stop' | 'resume' } | null;
}

const STYLE = `:root{color-scheme:light dark;--s:#F7F8F6;--r:#FFFFFF;--l:#E1E5E1;--t:#15201E;--m:#4D5A57;--a:${ACCENT};--o:#FFFFFF;--k:#F2C100}
@media (prefers-color-scheme:dark){:root{--s:#0F1615;--r:#161F1D;--l:#27322F;--t:#E9EFEC;--m:#A9B6B1;--a:#74C6D8;--o:#06222A;--k:#E3C94F}}
*{box-sizing:border-box}body{margin:0;padding:32px 12px;background:var(--s);color:var(--t);font:15px/24px "IBM Plex Sans","Segoe UI",system-ui,-apple-system,Helvetica,Arial,sans-serif}
main{max-width:520px;margin:0 auto;padding:32px;background:var(--r);border:1px solid var(--l);border-radius:12px;overflow-wrap:break-word}
.brand{margin:0 0 28px;color:var(--t);font-size:18px;font-weight:600}.brand b{color:var(--a);font-size:24px;font-weight:600}.brand i{display:inline-block;width:9px;height:7px;margin:0 9px 2px 2px;border-radius:1px;background:var(--k)}
h1{margin:0 0 12px;font-size:22px;line-height:28px;font-weight:600;text-wrap:balance}p{margin:0;color:var(--m)}form{margin:24px 0 0}
button{min-height:44px;padding:10px 20px;border:0;border-radius:7px;background:var(--a);color:var(--o);font:500 15px/24px inherit;font-family:inherit;cursor:pointer}
a{color:var(--a)}.end{margin-top:24px;font-size:13px;line-height:20px}button:focus-visible,a:focus-visible{outline:2px solid var(--a);outline-offset:2px}`;

/** The page as HTML: no script, no picture, and a button that a scanner does not press. */
export function writeButtonPage({ title, text, button, end }: ButtonPage & { end: RichLink }): string {
  const form =
    button === null
      ? ''
      : `<form method="post"><input type="hidden" name="action" value="${button.action}"><button type="submit">${escapeHtml(button.label)}</button></form>`;
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Citato</title><style>${STYLE}</style></head>
<body><main><p class="brand" aria-hidden="true"><b>«</b><i></i>Citato</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<p class="end"><a href="${escapeHtml(end.link)}">${escapeHtml(end.label)}</a></p></main></body></html>`;
}
