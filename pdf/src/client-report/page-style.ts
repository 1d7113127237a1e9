import { COLOURS, type TextStyle } from '../theme.ts';

/** The page of a client has margins and letters of its own: one page, read in a minute. */
export const CLIENT_PAGE = { left: 42, right: 553, width: 511, top: 36, footer: 808 } as const;

const style = (size: number, leading: number, weight: TextStyle['weight'], colour: string, tracking = 0) => ({
  size,
  leading,
  weight,
  colour,
  tracking,
});

export const CLIENT_TYPE = {
  name: style(13, 16, 600, COLOURS.ink, -0.1),
  small: style(9, 12.5, 400, COLOURS.muted),
  head: style(9.5, 13, 400, COLOURS.ink),
  finding: style(20.5, 26, 600, COLOURS.ink, -0.4),
  proof: style(10.5, 15, 400, COLOURS.muted),
  section: style(11.25, 15, 600, COLOURS.ink),
  note: style(9, 12.5, 400, COLOURS.faint),
  number: style(10.5, 14, 600, COLOURS.ink),
  action: style(10.75, 14.5, 500, COLOURS.ink),
  why: style(9.25, 13, 400, COLOURS.muted),
  question: style(10, 14, 400, COLOURS.muted),
  answer: style(10.75, 16, 400, COLOURS.ink),
  ownName: style(9.5, 13, 600, COLOURS.ink),
  rival: style(9.5, 13, 400, COLOURS.ink),
  value: style(9.5, 13, 600, COLOURS.ink),
} as const satisfies Record<string, TextStyle>;

/** The lines of rivals, the first and the second. */
export const RIVAL_COLOURS = [COLOURS.ink, '#75837E'] as const;
export const PAPER = '#FFFFFF';
