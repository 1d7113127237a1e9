import type PDFDocument from 'pdfkit';

/** A document being drawn. */
export type PdfDocument = InstanceType<typeof PDFDocument>;
