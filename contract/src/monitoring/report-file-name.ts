/** Characters that file systems, shells or headers treat specially: separators, wildcards, quotes, invisible ones. */
const UNSAFE = /["*/:<>?\\|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;
const MAX_COMPANY_LENGTH = 60;

/** The name of a report's file: 'Citato Hosting Rossi 2026-11-20.pdf', with the day in Rome. */
export function buildReportFileName({ company, createdAt }: { company: string; createdAt: Date }): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });
  const safe = company.replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim();
  const short = Array.from(safe).slice(0, MAX_COMPANY_LENGTH).join('').trim();
  return ['Citato', ...(short === '' ? [] : [short]), `${day.format(createdAt)}.pdf`].join(' ');
}
