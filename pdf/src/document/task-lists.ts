import { reportCopy } from '../copy.ts';
import { keepTogether, type Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportTasks } from '../report-snapshot.ts';
import type { Tag } from '../tags.ts';
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
  const state = list.isOutdated ? [copy.outdated] : [];
  const place = [reportCopy.prompts.index(list.index), copy.progress(list), ...state].join(' · ');
  const tasks = pen.tag('L');
  const next =
    list.next.length === 0
      ? paragraph({ pen, text: copy.allDone, style: TYPE.quiet })
      : list.next.map((task) => taskLine({ pen, task, list: tasks }));
  return [
    ...keepTogether([
      ...paragraph({ pen, text: place, style: TYPE.caption }),
      ...paragraph({ pen, text: `«${list.text}»`, style: TYPE.strong, as: pen.tag('H3') }),
      space(2),
      ...next,
    ]),
    space(10),
  ];
}

/** Priority, then what to do, on as many lines as it takes. */
function taskLine({
  pen,
  task: { title, priority },
  list,
}: {
  pen: Pen;
  task: ReportTasks['next'][number];
  list: Tag;
}): Piece {
  const style = TYPE.text;
  const lines = pen.breakLines(title, { style, width: PAGE.width - PRIORITY_WIDTH });
  const item = pen.tag('LI', { parent: list });
  return {
    height: lines.length * style.leading + 2,
    draw: (y) => {
      const colour = COLOUR_OF[priority];
      pen.write(copy.priorities[priority], {
        x: PAGE.left,
        y,
        style: { ...style, colour },
        as: pen.tag('Lbl', { parent: item }),
      });
      const as = pen.tag('LBody', { parent: item });
      pen.writeLines(lines, { x: PAGE.left + PRIORITY_WIDTH, y, style, as });
    },
  };
}
