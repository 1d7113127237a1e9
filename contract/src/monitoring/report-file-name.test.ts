import { describe, expect, it } from 'vitest';
import { buildReportFileName } from './report-file-name.ts';

const createdAt = new Date('2026-11-20T05:12:00Z');
const name = (company: string) => buildReportFileName({ company, createdAt });

describe('the name of a report’s file', () => {
  it.each([
    ['Hosting Rossi', 'Citato Hosting Rossi 2026-11-20.pdf'],
    ['Caffè dell’Opera', 'Citato Caffè dell’Opera 2026-11-20.pdf'],
    ['Rossi "Hosting" & Figli', 'Citato Rossi Hosting & Figli 2026-11-20.pdf'],
    ['../../etc/passwd', 'Citato .. .. etc passwd 2026-11-20.pdf'],
    ['riga\r\nX-Altro: si', 'Citato riga X-Altro si 2026-11-20.pdf'],
    ['C:\\temp|*?<>', 'Citato C temp 2026-11-20.pdf'],
    ['Pizza 🍕', 'Citato Pizza 🍕 2026-11-20.pdf'],
    ['gira\u202Efdp.exe', 'Citato gira fdp.exe 2026-11-20.pdf'],
    ['///', 'Citato 2026-11-20.pdf'],
    ['x'.repeat(100), `Citato ${'x'.repeat(60)} 2026-11-20.pdf`],
  ])('of %j is safe everywhere', (company, expected) => {
    expect(name(company)).toBe(expected);
  });

  it('carries the day in Rome, not in Greenwich', () => {
    const late = new Date('2026-07-01T22:30:00Z');
    expect(buildReportFileName({ company: 'Rossi', createdAt: late })).toBe('Citato Rossi 2026-07-02.pdf');
  });
});
