import type { ClientReport } from '@citato/contract';
import { REPORT_WORDS } from '@citato/contract/client-report';
import type { Pen } from '../pen.ts';
import { COLOURS } from '../theme.ts';
import { writeClipped } from './clipped-text.ts';
import { CLIENT_PAGE, CLIENT_TYPE } from './page-style.ts';

const COLUMNS = 3;
const GUTTER = 18;
const WIDTH = (CLIENT_PAGE.width - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** What to do next, side by side; gives where the longest ends. */
export function drawActions({
  pen,
  report,
  ink,
  y,
}: {
  pen: Pen;
  report: ClientReport;
  ink: string;
  y: number;
}): number {
  const { left } = CLIENT_PAGE;
  const { section, note } = CLIENT_TYPE;
  pen.write(REPORT_WORDS.actions(report), { x: left, y, style: section, as: pen.tag('H2') });
  const top = y + section.leading + 7;
  if (report.actions.length === 0) {
    pen.write(REPORT_WORDS.noActions, { x: left, y: top, style: note, as: pen.tag('P') });
    return top + note.leading;
  }
  const list = pen.tag('L');
  const ends = report.actions.map((action, place) =>
    drawAction({ pen, action, place, ink, x: left + place * (WIDTH + GUTTER), y: top, list }),
  );
  return Math.max(...ends);
}

function drawAction({
  pen,
  action: { title, why, effort },
  place,
  ink,
  x,
  y,
  list,
}: {
  pen: Pen;
  action: ClientReport['actions'][number];
  place: number;
  ink: string;
  x: number;
  y: number;
  list: ReturnType<Pen['tag']>;
}): number {
  const { number, action, why: small, note } = CLIENT_TYPE;
  const item = pen.tag('LI', { parent: list });
  pen.rule({ x, y, width: WIDTH, colour: COLOURS.lineStrong });
  const label = pen.tag('Lbl', { parent: item });
  const body = pen.tag('LBody', { parent: item });
  pen.write(String(place + 1), { x, y: y + 7, style: { ...number, colour: ink }, as: label });
  const text = { pen, x, width: WIDTH, as: body };
  let end = writeClipped({ ...text, text: title, style: action, max: 3, y: y + 7 + number.leading + 1 });
  if (why !== null) end = writeClipped({ ...text, text: why, style: small, max: 4, y: end + 3 });
  if (effort !== null)
    end = writeClipped({ ...text, text: REPORT_WORDS.effort(effort), style: note, max: 1, y: end + 3 });
  return end;
}
