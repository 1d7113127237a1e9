import { ENGINE_LABELS } from '@citato/contract';
import { formatDateTime, formatInteger } from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportSnapshot } from '../report-snapshot.ts';
import { COLOURS, PAGE, TYPE } from '../theme.ts';
import { figureStrip } from './figure-strip.ts';
import { positionFigure, rateFigure } from './figures.ts';
import { shareChart } from './share-chart.ts';
import { paragraph, sectionTitle, space } from './text-pieces.ts';

const copy = reportCopy.cover;
const TERM_WIDTH = 76;

/** The first page: whose report this is, over which days, and its figures at a glance. */
export function cover({ pen, report }: { pen: Pen; report: ReportSnapshot }): Piece[] {
  const { name, websiteUrl } = report.company;
  return [
    topBar({ pen, isDemo: report.isDemo }),
    space(84),
    ...paragraph({ pen, text: copy.kicker, style: TYPE.kicker }),
    ...paragraph({ pen, text: name, style: TYPE.display }),
    space(3),
    siteLink({ pen, url: websiteUrl }),
    space(28),
    ...facts({ pen, report }),
    space(34),
    ...summary({ pen, report }),
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
      pen.write('Citato', { x: PAGE.left + 27, y, style: { ...TYPE.title, tracking: -0.33 } });
      if (isDemo) drawBadge({ pen, text: reportCopy.demo, y: y + 2 });
    },
  };
}

function drawBadge({ pen, text, y }: { pen: Pen; text: string; y: number }): void {
  const width = pen.widthOf(text, TYPE.head) + 12;
  pen.drawing({
    x: PAGE.right - width,
    y,
    draw: (doc) => {
      doc.roundedRect(0, 0, width, 16, 3).lineWidth(0.75).stroke(COLOURS.lineStrong);
    },
  });
  pen.write(text, { right: PAGE.right - 6, y: y + 2.75, style: TYPE.head });
}

function siteLink({ pen, url }: { pen: Pen; url: string }): Piece {
  const style = { ...TYPE.text, colour: COLOURS.accent };
  const [host = ''] = pen.breakLines(url.replace(/^https?:\/\/(www\.)?/, ''), { style, width: PAGE.width });
  return {
    height: style.leading,
    draw: (y) => {
      pen.write(host, { x: PAGE.left, y, style });
      pen.link({ x: PAGE.left, y, width: pen.widthOf(host, style), height: style.leading, url });
    },
  };
}

function facts({
  pen,
  report: { period, createdAt, engines, figures },
}: {
  pen: Pen;
  report: ReportSnapshot;
}): Piece[] {
  const names = engines.map((engine) => ENGINE_LABELS[engine]);
  const rows = [
    [copy.period, period === null ? copy.noPeriod : reportCopy.span(period)],
    [copy.created, formatDateTime(createdAt)],
    [copy.engines, names.length === 0 ? copy.noEngines : names.join(', ')],
    [copy.prompts, formatInteger(figures.prompts)],
  ] as const;
  return rows.map(([term, value]) => ({
    height: TYPE.text.leading + 3,
    draw: (y) => {
      pen.write(term, { x: PAGE.left, y, style: { ...TYPE.text, colour: COLOURS.faint } });
      pen.write(value, { x: PAGE.left + TERM_WIDTH, y, style: TYPE.text });
    },
  }));
}

function summary({ pen, report }: { pen: Pen; report: ReportSnapshot }): Piece[] {
  const { figures, shares, ownNamePrompts, period } = report;
  if (period === null) {
    const why = figures.prompts === 0 ? reportCopy.empty.noPrompts : reportCopy.empty.noNumbers;
    return [
      divider(pen),
      ...sectionTitle({ pen, title: reportCopy.empty.title }),
      ...paragraph({ pen, text: why, style: TYPE.text, width: 420 }),
      space(34),
    ];
  }
  const ownName = reportCopy.summary.ownName(ownNamePrompts);
  return [
    divider(pen),
    ...sectionTitle({ pen, title: reportCopy.summary.title }),
    companyFigures({ pen, figures }),
    ...(ownNamePrompts > 0 ? [space(6), ...paragraph({ pen, text: ownName, style: TYPE.caption })] : []),
    space(26),
    divider(pen),
    ...paragraph({ pen, text: reportCopy.shares.title, style: TYPE.title, keepsNext: true }),
    ...(figures.mentionRate.n === 0
      ? paragraph({ pen, text: reportCopy.shares.notCounted, style: TYPE.quiet })
      : shareChart({ pen, shares })),
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
