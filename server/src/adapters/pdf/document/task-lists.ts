import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportTasks } from '../report-snapshot.ts';
import { COLOURS, PAGE, TYPE } from '../theme.ts';
import { paragraph, sectionTitle, space } from './text-pieces.ts';

const copy = reportCopy.tasks;
const PRIORITY_WIDTH = 44;
const COLOUR_OF = { High: COLOURS.negative, Medium: COLOURS.ink, Low: COLOURS.faint };

/** What is to be done next, prompt by prompt. */
export function taskLists({ pen, lists }: { pen: Pen; lists: readonly ReportTasks[] }): Piece[] {
  if (lists.length === 0) return [];
  return [
    ...sectionTitle({ pen, title: copy.title, note: copy.note }),
    ...lists.flatMap((list) => promptTasks({ pen, list })),
    space(18),
  ];
}

function promptTasks({ pen, list }: { pen: Pen; list: ReportTasks }): Piece[] {
  const place = `${reportCopy.prompts.index(list.index)} · ${copy.progress(list)}`;
  const next =
    list.next.length === 0
      ? paragraph({ pen, text: copy.allDone, style: TYPE.quiet })
      : list.next.map((task) => taskLine({ pen, task }));
  return [
    ...paragraph({ pen, text: place, style: TYPE.caption, keepsNext: true }),
    ...paragraph({ pen, text: `«${list.text}»`, style: TYPE.strong, keepsNext: true }),
    { ...space(2), keepsNext: true },
    ...next,
    space(10),
  ];
}

/** Priority, then what to do, on as many lines as it takes. */
function taskLine({
  pen,
  task: { title, priority },
}: {
  pen: Pen;
  task: ReportTasks['next'][number];
}): Piece {
  const style = TYPE.text;
  const lines = pen.breakLines(title, { style, width: PAGE.width - PRIORITY_WIDTH });
  return {
    height: lines.length * style.leading + 2,
    draw: (y) => {
      const colour = COLOUR_OF[priority];
      pen.write(copy.priorities[priority], { x: PAGE.left, y, style: { ...style, colour } });
      for (const [index, line] of lines.entries())
        pen.write(line, { x: PAGE.left + PRIORITY_WIDTH, y: y + index * style.leading, style });
    },
  };
}
