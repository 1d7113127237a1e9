import { formatInteger } from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportPrompt } from '../report-snapshot.ts';
import { PAGE, TYPE } from '../theme.ts';
import { companiesTable } from './companies-table.ts';
import { figureStrip } from './figure-strip.ts';
import { positionFigure, rateFigure, sentimentFigure } from './figures.ts';
import { paragraph, space } from './text-pieces.ts';

const copy = reportCopy.prompts;

/** One prompt in full: the question, its figures and who the answers name. */
export function promptSection({ pen, prompt }: { pen: Pen; prompt: ReportPrompt }): Piece[] {
  const { numbers, isRunning, text, asked } = prompt;
  const title = [
    topLine({ pen, prompt }),
    ...paragraph({ pen, text: `«${text}»`, style: TYPE.question, keepsNext: true, as: pen.tag('H3') }),
    ...(asked === null ? [] : paragraph({ pen, text: asked, style: TYPE.help, keepsNext: true })),
  ];
  if (numbers === null) {
    const why = isRunning ? copy.running : copy.waiting;
    return [...title, ...paragraph({ pen, text: why, style: TYPE.help }), space(24)];
  }
  return [
    ...title,
    { ...space(8), keepsNext: true },
    promptFigures({ pen, numbers }),
    { ...space(8), keepsNext: true },
    ...companiesTable({ pen, numbers }),
    space(24),
  ];
}

function topLine({
  pen,
  prompt: { index, namesOwnCompany, numbers },
}: {
  pen: Pen;
  prompt: ReportPrompt;
}): Piece {
  const place = copy.index(index);
  return {
    height: TYPE.caption.leading + 2,
    keepsNext: true,
    draw: (y) => {
      const line = namesOwnCompany ? `${place} · ${copy.namesCompany}` : place;
      const as = pen.tag('P');
      pen.write(`${line} `, { x: PAGE.left, y, style: TYPE.caption, as });
      if (numbers === null) return;
      const period = reportCopy.span({ start: numbers.periodStart, end: numbers.periodEnd });
      pen.write(period, { right: PAGE.right, y, style: TYPE.caption, as });
    },
  };
}

function promptFigures({ pen, numbers }: { pen: Pen; numbers: NonNullable<ReportPrompt['numbers']> }): Piece {
  const { mentionRate, change, stability, averagePosition, sentiment, totalAnalyses } = numbers;
  const { totalResponses, excludedResponses } = numbers;
  const rate = rateFigure(mentionRate);
  return figureStrip({
    pen,
    style: TYPE.figure,
    keepsNext: true,
    figures: [
      { ...rate, notes: [...rate.notes, ...(change === null ? [] : [reportCopy.summary.change(change)])] },
      positionFigure({ position: averagePosition, hasAnswers: totalResponses > 0 }),
      sentimentFigure({ labels: sentiment, mentions: averagePosition.n }),
      {
        label: reportCopy.summary.analyses,
        value: formatInteger(totalAnalyses),
        notes: [
          reportCopy.summary.analysesNote(totalResponses),
          ...(excludedResponses > 0 ? [reportCopy.summary.excluded(excludedResponses)] : []),
          ...(stability === null
            ? []
            : [reportCopy.summary.stability({ stability, answers: totalResponses })]),
        ],
      },
    ],
  });
}
