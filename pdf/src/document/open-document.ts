import PDFDocument from 'pdfkit';
import { reportCopy } from '../copy.ts';
import type { PdfDocument } from '../pdf-document.ts';

/** An empty document of A4 pages that screen readers can read. */
export function openDocument({
  title,
  subject,
  createdAt,
}: {
  title: string;
  subject: string;
  createdAt: string;
}): PdfDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'it-IT',
    displayTitle: true,
    info: {
      Title: title,
      Author: reportCopy.author,
      Subject: subject,
      Creator: reportCopy.author,
      Producer: reportCopy.author,
      CreationDate: new Date(createdAt),
    },
  });
}
