import { ACCENT } from '@citato/contract/accent';
import type { Weight } from './typeface/read-font.ts';

/** The light tokens of the visual language, on white paper. */
export const COLOURS = {
  surface: '#F7F8F6',
  line: '#E1E5E1',
  lineStrong: '#C8CFCA',
  ink: '#15201E',
  muted: '#4D5A57',
  faint: '#5F6C68',
  accent: ACCENT,
  accentLine: '#A9CFD8',
  marker: '#FFE873',
  markerStrong: '#F2C100',
  ownRow: '#F2F8F9',
  bar: '#C3CCC7',
  positive: '#17683F',
  neutral: '#4E5A68',
  negative: '#A92A1C',
  /** Series 1 is always the monitored company. */
  data: [ACCENT, '#B98A18', '#8251C2', '#6C96CC', '#BA2B00', '#2E3130'],
} as const;

/** A4 in points, its margins and the area text stands in. */
export const PAGE = {
  left: 48,
  right: 547,
  top: 44,
  width: 499,
  /** From the top margin to where the footer begins. */
  height: 738,
  footer: 800,
} as const;

export interface TextStyle {
  readonly size: number;
  /** Height of a line. */
  readonly leading: number;
  readonly weight: Weight;
  readonly colour: string;
  readonly tracking?: number;
}

const style = (size: number, leading: number, weight: Weight, colour: string, tracking = 0): TextStyle => ({
  size,
  leading,
  weight,
  colour,
  tracking,
});

/** Type as on the screen, three quarters of its pixels. */
export const TYPE = {
  caption: style(7.5, 10.5, 400, COLOURS.faint),
  label: style(7.5, 10.5, 400, COLOURS.muted),
  head: style(7.5, 10.5, 500, COLOURS.muted),
  help: style(8.25, 12, 400, COLOURS.muted),
  text: style(9, 13, 400, COLOURS.ink),
  strong: style(9, 13, 500, COLOURS.ink),
  quiet: style(9, 13, 400, COLOURS.muted),
  kicker: style(12.5, 17, 400, COLOURS.muted),
  question: style(12.5, 17.5, 500, COLOURS.ink),
  quotation: style(11, 16, 400, COLOURS.ink),
  title: style(15, 20, 600, COLOURS.ink, -0.15),
  finding: style(20, 26, 600, COLOURS.ink, -0.3),
  figure: style(17, 22, 500, COLOURS.ink, -0.2),
  figureLarge: style(27, 34, 500, COLOURS.ink, -0.5),
  displaySmall: style(20, 25, 600, COLOURS.ink, -0.3),
  display: style(32, 37, 600, COLOURS.ink, -0.75),
} as const;
