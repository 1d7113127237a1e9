import { nameEngine } from '@citato/contract';
import { briefingCopy as copy } from '../briefing-copy.ts';
import { keepTogether, type Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportBriefing, ReportSnapshot } from '../report-snapshot.ts';
import { COLOURS, PAGE, type TextStyle, TYPE } from '../theme.ts';
import { paragraph, sectionTitle, space } from './text-pieces.ts';
import { trendLine } from './trend-line.ts';

const NUMBER_WIDTH = 16;
const QUOTE_INDENT = 12;

/** How the company stands, in one sentence. */
export function finding({ pen, status }: { pen: Pen } & Pick<ReportBriefing, 'status'>): Piece[] {
  return paragraph({ pen, text: copy.status(status), style: TYPE.finding, keepsNext: true });
}

/** What changed over the weeks: the proven sentence, and the line it describes. */
function trend({ pen, briefing: { changes, weeks } }: { pen: Pen; briefing: ReportBriefing }): Piece[] {
  const line = trendLine({ pen, changes, weeks });
  return [
    ...sectionTitle({ pen, title: copy.trend.title }),
    ...paragraph({ pen, text: copy.changes(changes), style: TYPE.strong, keepsNext: line.length > 0 }),
    ...line,
  ];
}

/** The three most urgent actions, or what to do where no list says so. */
function nextActions({ pen, briefing }: { pen: Pen; briefing: ReportBriefing }): Piece[] {
  const list = pen.tag('L');
  const lines = listActions(briefing).map((action, index) => {
    const style = TYPE.text;
    const text = pen.breakLines(action, { style, width: PAGE.width - NUMBER_WIDTH });
    const item = pen.tag('LI', { parent: list });
    return {
      height: text.length * style.leading + 2,
      draw: (y: number) => {
        const numbered = { ...style, colour: COLOURS.faint };
        const number = `${copy.actions.number(index + 1)} `;
        pen.write(number, { x: PAGE.left, y, style: numbered, as: pen.tag('Lbl', { parent: item }) });
        const as = pen.tag('LBody', { parent: item });
        pen.writeLines(text, { x: PAGE.left + NUMBER_WIDTH, y, style, as });
      },
    };
  });
  return keepTogether([...sectionTitle({ pen, title: copy.actions.title }), ...lines]);
}

function listActions({ actions, areTasksDone, leastNamed }: ReportBriefing): string[] {
  if (actions.length > 0) return [...actions];
  const read = leastNamed === null ? copy.actions.keep : copy.actions.read(leastNamed);
  return areTasksDone ? [copy.actions.allDone, read] : [read];
}

/** One sentence of an answer, beside a bar in the colour of the marker. */
function quotation({
  pen,
  quotation: { quote, engine, createdAt, text },
}: {
  pen: Pen;
  quotation: NonNullable<ReportBriefing['quotation']>;
}): Piece[] {
  const x = PAGE.left + QUOTE_INDENT;
  const width = PAGE.width - QUOTE_INDENT;
  const from = copy.quotation.from({ engine: nameEngine(engine), createdAt, text });
  const set = [
    { text: copy.quotation.text(quote), style: TYPE.quotation, as: pen.tag('BlockQuote') },
    { text: from, style: TYPE.caption, as: pen.tag('P') },
  ];
  return keepTogether([
    ...sectionTitle({ pen, title: copy.quotation.title }),
    ...set.flatMap(({ text: line, style, as }) =>
      paragraph({ pen, text: line, style, x, width, as }).map((piece) => withBar({ pen, piece, style })),
    ),
  ]);
}

function withBar({ pen, piece, style }: { pen: Pen; piece: Piece; style: TextStyle }): Piece {
  return {
    ...piece,
    draw: (y) => {
      pen.fill({ x: PAGE.left, y, width: 3, height: style.leading, colour: COLOURS.markerStrong });
      piece.draw(y);
    },
  };
}

/** The texts of the first page beside its figures; none without figures. */
export function briefingBelow({ pen, report }: { pen: Pen; report: ReportSnapshot }): Piece[] {
  const { briefing } = report;
  return [
    ...trend({ pen, briefing }),
    space(22),
    ...nextActions({ pen, briefing }),
    ...(briefing.quotation === null ? [] : [space(22), ...quotation({ pen, quotation: briefing.quotation })]),
  ];
}
