import { reportCopy } from '../copy.ts';
import { endChain, type Piece } from '../paginate.ts';
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
  const body = texts.flatMap((text) => {
    const lines = paragraph({ pen, text, style: TYPE.help, width: MEASURE, keepsNext: true });
    return [...endChain(lines), space(5)];
  });
  return [...sectionTitle({ pen, title: copy.title }), ...body];
}
