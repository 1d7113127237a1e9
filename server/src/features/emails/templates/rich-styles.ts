import { PALETTE } from './palette.ts';

const FONT =
  "font-family:'IBM Plex Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** What a class looks like in the dark, as mail programs write it that know `prefers-color-scheme`, or Outlook's marks. */
const DARK: readonly (readonly [selector: string, background: boolean, rule: string])[] = [
  ['.bg', true, 'background-color:#0F1615'],
  ['.sh', true, 'background-color:#161F1D'],
  ['.sh', true, 'border-color:#27322F'],
  ['.hl', false, 'border-color:#27322F'],
  ['.tx', false, 'color:#E9EFEC'],
  ['.mu', false, 'color:#A9B6B1'],
  ['.fa', false, 'color:#8B9893'],
  ['.ln', false, 'color:#74C6D8'],
  ['.po', false, 'color:#74D09C'],
  ['.ne', false, 'color:#FF9C8E'],
  ['.trk', true, 'background-color:#27322F'],
  ['.bnd', true, 'background-color:#2B5965'],
  ['.tck', true, 'background-color:#74C6D8'],
  ['.ql', true, 'background-color:#3B4945'],
  ['.mk', true, 'background-color:#E3C94F'],
  ['.mk', false, 'color:#15201E'],
  ['.bt', true, 'background-color:#74C6D8'],
  ['.bt a', false, 'color:#06222A'],
];

const written = (prefix: (background: boolean) => string): string =>
  DARK.map(([selector, background, rule]) => `${prefix(background)}${selector}{${rule}!important}`).join('');

/** The style sheet in the head; what a mail program drops of it is said again with every element. */
export const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}table{border-collapse:collapse}a{text-underline-offset:2px}
@media (max-width:620px){.sh{width:100%!important;border-left:0!important;border-right:0!important}.px{padding-left:20px!important;padding-right:20px!important}.out{padding:0!important}}
@media (prefers-color-scheme:dark){${written(() => '')}}
${written((background) => (background ? '[data-ogsb] ' : '[data-ogsc] '))}`;

/** The light look of each part, in the place where it stands. */
export const STYLE = {
  title: `${FONT}margin:0;font-size:24px;line-height:31px;font-weight:600;letter-spacing:-.4px;color:${PALETTE.ink}`,
  intro: `${FONT}margin:6px 0 0;font-size:15px;line-height:23px;color:${PALETTE.muted}`,
  brand: `${FONT}padding-left:8px;font-size:19px;line-height:24px;font-weight:600;letter-spacing:-.4px;color:${PALETTE.ink}`,
  quoteMark: `${FONT}font-size:30px;line-height:24px;font-weight:600;color:${PALETTE.ottanio};padding-right:4px`,
  company: `${FONT}font-size:20px;line-height:26px;font-weight:600;color:${PALETTE.ink}`,
  verdict: `${FONT}font-size:14px;line-height:20px;font-weight:600;`,
  subject: `${FONT}margin:0;font-size:16px;line-height:23px;font-weight:600;color:${PALETTE.ink}`,
  figure: `${FONT}padding-right:16px;font-size:28px;line-height:34px;font-weight:600;color:${PALETTE.ink}`,
  caption: `${FONT}margin:5px 0 0;font-size:12px;line-height:16px;color:#5F6C68`,
  dot: `${FONT}width:14px;padding:7px 0 0;font-size:15px;line-height:23px;color:#5F6C68`,
  sentence: `${FONT}padding:7px 0 0;font-size:15px;line-height:23px;color:${PALETTE.ink}`,
  quote: `${FONT}margin:0;font-size:15px;line-height:24px;color:${PALETTE.ink}`,
  source: `${FONT}margin:3px 0 0;font-size:13px;line-height:20px;color:#5F6C68`,
  lead: `${FONT}margin:0;font-size:13px;line-height:20px;color:#5F6C68`,
  action: `${FONT}margin:1px 0 0;font-size:15px;line-height:23px;font-weight:600;color:${PALETTE.ink}`,
  actionNote: `${FONT}margin:1px 0 0;font-size:13px;line-height:20px;color:${PALETTE.muted}`,
  aside: `${FONT}margin:0;font-size:13px;line-height:20px;color:#5F6C68`,
  button: `${FONT}display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none`,
  note: `${FONT}margin:0 0 10px;font-size:12px;line-height:18px;color:#5F6C68`,
  link: `color:${PALETTE.ottanio}`,
  mark: 'background-color:#FFE873;color:#15201E;padding:0 3px',
} as const;
