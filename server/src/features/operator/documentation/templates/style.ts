import { ACCENT } from '@citato/contract/accent';

/** The page's own style in the colours and measures of the product; it follows the reader's theme, and prints. */
export const STYLE = `
:root { color-scheme: light dark; --surface: #f7f8f6; --raised: #fff; --sunken: #eff1ee; --line: #e1e5e1; --text: #15201e;
  --muted: #4d5a57; --faint: #5f6c68; --accent: ${ACCENT}; --soft: #e2f0f3; --negative: #a92a1c; }
@media (prefers-color-scheme: dark) { :root { --surface: #0f1615; --raised: #161f1d; --sunken: #0a100f; --line: #27322f;
  --text: #e9efec; --muted: #a9b6b1; --faint: #8b9893; --accent: #74c6d8; --soft: #123039; --negative: #ff9c8e; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--surface); color: var(--text); font: 400 15px/24px 'IBM Plex Sans', ui-sans-serif, system-ui,
  -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums lining-nums; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; max-width: 1240px; margin: 0 auto; padding: 32px 16px 80px; }
header, nav, main { min-width: 0; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 34px; font-weight: 600; letter-spacing: -.02em; }
h2 { margin: 48px 0 12px; font-size: 22px; line-height: 28px; font-weight: 600; letter-spacing: -.012em; }
h3 { margin: 32px 0 8px; font-size: 18px; line-height: 26px; font-weight: 600; letter-spacing: -.006em; overflow-wrap: anywhere; }
h4 { margin: 16px 0 4px; font-size: 13px; line-height: 20px; font-weight: 500; color: var(--muted); }
p, li { max-width: 64ch; text-wrap: pretty; }
p { margin: 0 0 12px; }
.lead { color: var(--muted); }
nav { font-size: 13px; line-height: 20px; }
summary { cursor: pointer; }
nav summary { min-height: 32px; align-content: center; font-weight: 500; overflow-wrap: anywhere; }
nav > details > summary { min-height: 44px; font-weight: 600; }
nav .all { margin: 0 0 8px; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav ul ul { padding-left: 12px; border-left: 1px solid var(--line); }
nav li { max-width: none; overflow-wrap: anywhere; }
nav a { display: block; padding: 6px 0; color: var(--muted); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
.search { grid-column: 1 / -1; max-width: 480px; }
.search label { display: block; margin-bottom: 4px; font-size: 14px; line-height: 20px; font-weight: 500; }
.search input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid #7f8b86; border-radius: 7px; background: var(--raised);
  color: var(--text); font: inherit; }
.search input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.search p { margin: 8px 0 0; color: var(--muted); font-size: 13px; line-height: 20px; }
/* One page a part: the one the address leads to, the first one without. All of them for whoever asks, searches or prints. */
@media screen {
  .part:not(:has(:target)), .searched .part, .searched .call { display: none; }
  main:not(:has(:target)) .part:first-child, #tutto:target .part, .searched .part.found, .searched .call.found { display: block; }
  .part > h2 { margin-top: 0; }
  #tutto:target .part, .searched .part { margin-bottom: 48px; }
}
.call { margin: 0 0 12px; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; }
.call h3 { margin: 0 0 4px; }
.call > details > summary { display: block; padding-right: 32px; position: relative; }
.call > details > summary::-webkit-details-marker { display: none; }
.call > details > summary p:last-child { margin-bottom: 0; }
.call > details > summary::after { content: ''; position: absolute; top: 8px; right: 4px; width: 8px; height: 8px; border: solid var(--faint);
  border-width: 0 1.6px 1.6px 0; rotate: 45deg; }
.call > details[open] > summary::after { top: 12px; rotate: 225deg; }
.call > details:has(:target)::details-content { display: block; block-size: auto; content-visibility: visible; }
.method { display: inline-block; margin-right: 8px; padding: 0 8px; border-radius: 4px; background: var(--soft); color: var(--accent);
  font-size: 12px; line-height: 22px; font-weight: 500; vertical-align: 2px; }
.access { color: var(--faint); font-size: 12px; line-height: 16px; }
.scroll { overflow-x: auto; }
table:has(th:nth-child(3)) { min-width: 480px; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: 14px; line-height: 20px; }
th { padding: 8px 12px 8px 0; color: var(--muted); font-size: 12px; line-height: 16px; font-weight: 500; text-align: left; }
td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td:first-child { font-weight: 500; }
th:nth-child(2):not(:last-child) { width: 24%; }
code { font: inherit; font-weight: 500; overflow-wrap: anywhere; }
pre { margin: 0; padding: 12px 16px; overflow-x: auto; background: var(--sunken); border-radius: 7px; font: inherit; font-size: 13px;
  line-height: 20px; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 640px) { .page { padding-inline: 24px; } .call { padding: 16px 20px; } }
@media (min-width: 1024px) { .page { grid-template-columns: 264px minmax(0, 1fr); gap: 40px 48px; padding-inline: 32px; }
  header { grid-column: 1 / -1; } nav > details::details-content { display: block; block-size: auto; content-visibility: visible; }
  nav > details > summary { list-style: none; pointer-events: none; }
  nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow-y: auto; } }
@media print { :root { color-scheme: light; --surface: #fff; --raised: #fff; --sunken: #fff; --line: #c8cfca; --text: #000; --muted: #333;
  --faint: #333; --accent: ${ACCENT}; --soft: #fff; } body { font-size: 10pt; line-height: 14pt; } .page { display: block; padding: 0; }
  .call { padding: 8pt 0; border-width: 1px 0 0; border-radius: 0; } h2, h3, h4, tr { break-after: avoid; break-inside: avoid; }
  nav, .search { display: none; } .call > details::details-content { display: block; block-size: auto; content-visibility: visible; }
  .scroll { overflow: visible; } table:has(th:nth-child(3)) { min-width: 0; } a { color: inherit; text-decoration: none; } }
`;
