import { nameEngine, showWebsite } from '@citato/contract';
import { formatDateTime, formatInteger } from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportSnapshot } from '../report-snapshot.ts';
import type { Tag } from '../tags.ts';
import { COLOURS, PAGE, TYPE } from '../theme.ts';
import { briefingBelow, finding } from './briefing.ts';
import { figureStrip } from './figure-strip.ts';
import { positionFigure, rateFigure } from './figures.ts';
import { shareChart } from './share-chart.ts';
import { paragraph, space } from './text-pieces.ts';

const copy = reportCopy.cover;
const TERM_WIDTH = 76;

/** The first page: whose report this is, what it found, where that goes, what to do, and one answer's words. */
export function cover({ pen, report }: { pen: Pen; report: ReportSnapshot }): Piece[] {
  const { name, websiteUrl } = report.company;
  const style = pen.widthOf(name, TYPE.display) <= PAGE.width ? TYPE.display : TYPE.displaySmall;
  return [
    topBar({ pen, isDemo: report.isDemo }),
    space(30),
    ...paragraph({ pen, text: copy.kicker, style: TYPE.kicker }),
    ...paragraph({ pen, text: name, style, as: pen.tag('H1') }),
    space(3),
    siteLink({ pen, url: websiteUrl }),
    space(14),
    ...facts({ pen, report }),
    space(22),
    ...(report.period === null ? noNumbers({ pen, report }) : whatWasFound({ pen, report })),
  ];
}

/** Mark and name at the left, what kind of numbers these are at the right. */
function topBar({ pen, isDemo }: { pen: Pen; isDemo: boolean }): Piece {
  return {
    height: 20,
    draw: (y) => {
      pen.drawing({
        x: PAGE.left,
        y: y + 2.5,
        scale: 0.75,
        draw: (doc) => {
          doc.path('M8.6 2.5 3 10l5.6 7.5M15.6 2.5 10 10l5.6 7.5').lineWidth(2.7).stroke(COLOURS.accent);
          doc.roundedRect(18, 6.5, 9, 7, 1.2).fill(COLOURS.markerStrong);
        },
      });
      const as = pen.tag('P');
      pen.write('Citato ', { x: PAGE.left + 27, y, style: { ...TYPE.title, tracking: -0.33 }, as });
      if (isDemo) drawBadge({ pen, text: reportCopy.demo, y: y + 2, as });
    },
  };
}

function drawBadge({ pen, text, y, as }: { pen: Pen; text: string; y: number; as: Tag }): void {
  const width = pen.widthOf(text, TYPE.head) + 12;
  pen.drawing({
    x: PAGE.right - width,
    y,
    draw: (doc) => {
      doc.roundedRect(0, 0, width, 16, 3).lineWidth(0.75).stroke(COLOURS.lineStrong);
    },
  });
  pen.write(text, { right: PAGE.right - 6, y: y + 2.75, style: TYPE.head, as });
}

function siteLink({ pen, url }: { pen: Pen; url: string }): Piece {
  const style = { ...TYPE.text, colour: COLOURS.accent };
  const [host = ''] = pen.breakLines(showWebsite(url), { style, width: PAGE.width });
  return {
    height: style.leading,
    draw: (y) => {
      const as = pen.tag('Link', { parent: pen.tag('P') });
      pen.write(host, { x: PAGE.left, y, style, as });
      pen.link({ x: PAGE.left, y, width: pen.widthOf(host, style), height: style.leading, url, as });
    },
  };
}

/** Two facts to a line. */
function facts({
  pen,
  report: { period, createdAt, engines, figures, ownNamePrompts },
}: {
  pen: Pen;
  report: ReportSnapshot;
}): Piece[] {
  const names = engines.map((engine) => nameEngine(engine));
  const all = [
    [copy.period, period === null ? copy.noPeriod : reportCopy.span(period)],
    [copy.engines, names.length === 0 ? copy.noEngines : names.join(', ')],
    [copy.created, formatDateTime(createdAt)],
    [copy.prompts, copy.promptsOf({ all: figures.prompts, withName: ownNamePrompts })],
  ] as const;
  const style = TYPE.text;
  const width = PAGE.width / 2 - TERM_WIDTH - 12;
  const set = all.map(([term, value]) => ({ term, lines: pen.breakLines(value, { style, width }) }));
  return [set.slice(0, 2), set.slice(2)].map((pair) => ({
    height: Math.max(...pair.map(({ lines }) => lines.length)) * style.leading + 3,
    draw: (y: number) => {
      for (const [column, { term, lines }] of pair.entries()) {
        const x = PAGE.left + (column * PAGE.width) / 2;
        const as = pen.tag('P');
        pen.write(`${term} `, { x, y, style: { ...style, colour: COLOURS.faint }, as });
        pen.writeLines(lines, { x: x + TERM_WIDTH, y, style, as });
      }
    },
  }));
}

function noNumbers({ pen, report: { briefing, figures } }: { pen: Pen; report: ReportSnapshot }): Piece[] {
  const why = figures.prompts === 0 ? reportCopy.empty.noPrompts : reportCopy.empty.noNumbers;
  return [
    divider(pen),
    ...finding({ pen, status: briefing.status }),
    space(6),
    ...paragraph({ pen, text: why, style: TYPE.text, width: 420 }),
    space(34),
  ];
}

function whatWasFound({ pen, report }: { pen: Pen; report: ReportSnapshot }): Piece[] {
  const { briefing, figures, ownNamePrompts } = report;
  const ownName = reportCopy.summary.ownName(ownNamePrompts);
  return [
    divider(pen),
    ...finding({ pen, status: briefing.status }),
    space(14),
    companyFigures({ pen, figures }),
    ...(ownNamePrompts > 0 ? [space(4), ...paragraph({ pen, text: ownName, style: TYPE.caption })] : []),
    space(20),
    ...briefingBelow({ pen, report }),
  ];
}

/** Who else the answers name, and how often. */
export function mentionShares({ pen, report }: { pen: Pen; report: ReportSnapshot }): Piece[] {
  const { figures, shares } = report;
  return [
    ...paragraph({
      pen,
      text: reportCopy.shares.title,
      style: TYPE.title,
      keepsNext: true,
      as: pen.tag('H2'),
    }),
    ...(figures.mentionRate.n === 0
      ? paragraph({ pen, text: reportCopy.shares.notCounted, style: TYPE.quiet })
      : shareChart({ pen, shares })),
    space(30),
  ];
}

function companyFigures({ pen, figures }: { pen: Pen; figures: ReportSnapshot['figures'] }): Piece {
  const { mentionRate, averagePosition, totalMentions, totalResponses, prompts } = figures;
  return figureStrip({
    pen,
    style: TYPE.figureLarge,
    figures: [
      rateFigure(mentionRate),
      positionFigure({ position: averagePosition, hasAnswers: mentionRate.n > 0 }),
      {
        label: reportCopy.summary.totalMentions,
        value: formatInteger(totalMentions),
        notes: [reportCopy.summary.named(prompts)],
      },
      {
        label: reportCopy.summary.totalResponses,
        value: formatInteger(totalResponses),
        notes: [reportCopy.summary.responses],
      },
    ],
  });
}

function divider(pen: Pen): Piece {
  return {
    height: 14,
    keepsNext: true,
    draw: (y) => {
      pen.rule({ x: PAGE.left, y, width: PAGE.width, colour: COLOURS.lineStrong, thickness: 0.75 });
    },
  };
}
