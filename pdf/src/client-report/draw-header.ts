import type { ClientReport } from '@citato/contract';
import { REPORT_WORDS } from '@citato/contract/client-report';
import type { PdfDocument } from '../pdf-document.ts';
import type { Pen } from '../pen.ts';
import { clipLines } from './clipped-text.ts';
import { CLIENT_PAGE, CLIENT_TYPE } from './page-style.ts';

const HEIGHT = 30;
/** At most, whatever the logo's form. */
const LOGO_WIDTH = 110;
/** What the right side takes. */
const RIGHT = 170;

/** Logo and name of the client, what the page is about, a line in the client's colour; gives where it ends. */
export function drawHeader({
  pen,
  report,
  logo,
  ink,
}: {
  pen: Pen;
  report: ClientReport;
  logo: string | null;
  ink: string;
}): number {
  const { left, right, top, width } = CLIENT_PAGE;
  const { name, small, head } = CLIENT_TYPE;
  const x = logo === null ? left : left + drawLogo({ pen, logo }) + 11;
  const room = right - RIGHT - x;
  const [title = ''] = clipLines({ pen, text: report.company.name, style: name, width: room, max: 1 });
  pen.write(title, { x, y: top, style: { ...name, colour: ink }, as: pen.tag('P') });
  const caption = report.caption ?? report.company.site;
  const [below = ''] = clipLines({ pen, text: caption, style: small, width: room, max: 1 });
  pen.write(below, { x, y: top + name.leading, style: small, as: pen.tag('P') });
  pen.write(REPORT_WORDS.title, { right, y: top + 2, style: head, as: pen.tag('P') });
  pen.write(REPORT_WORDS.period(report), {
    right,
    y: top + 2 + head.leading,
    style: { ...small, size: head.size },
    as: pen.tag('P'),
  });
  const line = top + HEIGHT + 12;
  pen.fill({ x: left, y: line, width, height: 2.2, colour: ink });
  return line + 2.2;
}

/** Gives how wide it is. */
function drawLogo({ pen, logo }: { pen: Pen; logo: string }): number {
  const { left, top } = CLIENT_PAGE;
  let drawn = 0;
  pen.drawing({
    x: left,
    y: top,
    draw: (doc) => {
      const { image, width, height } = openImage(doc, logo);
      const scale = Math.min(HEIGHT / height, LOGO_WIDTH / width);
      drawn = width * scale;
      doc.image(image, 0, (HEIGHT - height * scale) / 2, { width: drawn, height: height * scale });
    },
  });
  return drawn;
}

interface OpenedImage {
  readonly width: number;
  readonly height: number;
}

/** Safe: pdfkit opens an image to know its size and draws an opened one, which its types do not say. */
function openImage(doc: PdfDocument, logo: string): OpenedImage & { readonly image: Buffer } {
  const file = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');
  const opened = (doc as unknown as { openImage: (file: Buffer) => OpenedImage }).openImage(file);
  return { image: opened as unknown as Buffer, width: opened.width, height: opened.height };
}
