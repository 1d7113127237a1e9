/** The accent of the visual language by day, for what knows no custom property: mails, PDFs, pages drawn by the server. */
export const ACCENT = '#0B5C70';
