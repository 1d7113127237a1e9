import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import { TYPE } from '../theme.ts';
import { paragraph, sectionTitle, space } from './text-pieces.ts';

const copy = reportCopy.method;
const MEASURE = 420;

/** How the numbers came to be, for a reader who has never seen the product. */
export function methodNote({
  pen,
  isDemo,
  hasReplacements,
}: {
  pen: Pen;
  isDemo: boolean;
  hasReplacements: boolean;
}): Piece[] {
  const texts = [
    ...(isDemo ? [copy.demo] : []),
    ...copy.paragraphs,
    ...(hasReplacements ? [copy.replaced] : []),
  ];
  const body = texts.flatMap((text) => [
    ...paragraph({ pen, text, style: TYPE.help, width: MEASURE, keepsNext: true }),
    { ...space(5), keepsNext: true },
  ]);
  return [...sectionTitle({ pen, title: copy.title }), ...body];
}
