import { nameEngine, type ComparedRate, type CompanyHistory, type HistoryLine } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { type DoneDay, groupMarks } from './chart-model.ts';
import { historyCopy as copy } from './copy.ts';

/** A text, a number, or nothing where nothing is known. */
type Cell = string | number | null;

/** The first characters by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const SEPARATOR = ';';
const DECIMALS = 2;
/** Tells a spreadsheet that what follows is UTF-8. */
const BOM = '\uFEFF';

/** What the view shows as a file for an Italian spreadsheet: the numbers of the period, its breaks, what was done, then every point. */
export function buildCsv(history: CompanyHistory, doneDays: readonly DoneDay[]): string {
  const rows = [
    ...listNumbers(history),
    [],
    ...listMarks(history),
    ...listDone(doneDays),
    ...listPoints(history),
  ];
  return `${BOM}${rows.map((row) => row.map(writeCell).join(SEPARATOR)).join('\r\n')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toFixed(DECIMALS))).replace('.', ',');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function listNumbers({ numbers, rivals, channels, compared: { earlier, later } }: CompanyHistory): Cell[][] {
  const days = ({ firstDay, lastDay }: typeof earlier) => `${firstDay} – ${lastDay}`;
  const { rows } = copy.numbers;
  const rate = (name: string, compared: ComparedRate): Cell[] => [
    name,
    compared.earlier.percent,
    compared.earlier.n,
    compared.later.percent,
    compared.later.n,
    ...listDifference(compared.difference),
    copy.verdicts[compared.verdict],
  ];
  const { position } = numbers;
  const word =
    position.verdict === 'rising' || position.verdict === 'falling'
      ? copy.positions[position.verdict]
      : copy.verdicts[position.verdict];
  return [
    [
      'I numeri del periodo',
      days(earlier),
      'n',
      days(later),
      'n',
      'Differenza',
      'da',
      'a',
      copy.numbers.verdict,
    ],
    rate(`${rows.mentionRate} (%)`, numbers.mentionRate),
    [
      rows.position,
      position.earlier.value,
      position.earlier.n,
      position.later.value,
      position.later.n,
      ...listDifference(position.difference),
      word,
    ],
    rate(`${rows.positiveTone} (%)`, numbers.positiveTone),
    rate(`${rows.share} (%)`, numbers.share),
    rate(`${rows.ownSource} (%)`, numbers.ownSource),
    ...rivals.filter(({ isOwn }) => !isOwn).map((rival) => rate(rival.name, rival.rate)),
    ...channels.map((channel) => rate(nameEngine(channel.engine), channel.rate)),
  ];
}

const listMarks = ({ marks }: CompanyHistory): Cell[][] =>
  marks.length === 0
    ? []
    : [['Giorno', copy.chart.marks], ...groupMarks(marks).map((mark) => [mark.day, copy.mark(mark)]), []];

const listDone = (days: readonly DoneDay[]): Cell[][] =>
  days.length === 0
    ? []
    : [
        ['Giorno', copy.chart.done],
        ...days.flatMap(({ day, actions }) => actions.map(({ title }): Cell[] => [day, title])),
        [],
      ];

const listDifference = (difference: ComparedRate['difference']): Cell[] =>
  difference === null ? [null, null, null] : [difference.value, difference.low, difference.high];

function listPoints({ lines, channels }: CompanyHistory): Cell[][] {
  const own = lines.find(({ isOwn }) => isOwn)?.name ?? '';
  return [
    [
      'Azienda',
      'Motore',
      'Giorno',
      'Risposte valide',
      'Risposte che la nominano',
      'Mention Rate (%)',
      'da (%)',
      'a (%)',
    ],
    ...lines.flatMap(({ name, points }) =>
      points.map((point) => writePoint({ name, engine: 'Tutti i motori', point })),
    ),
    ...channels.flatMap(({ engine, points }) =>
      points.map((point) => writePoint({ name: own, engine: nameEngine(engine), point })),
    ),
  ];
}

function writePoint({
  name,
  engine,
  point: { day, mentions, responses },
}: {
  name: string;
  engine: string;
  point: HistoryLine['points'][number];
}): Cell[] {
  const { percent, lowPercent, highPercent } = buildRate({ hits: mentions, n: responses });
  return [name, engine, day, responses, responses === 0 ? null : mentions, percent, lowPercent, highPercent];
}
