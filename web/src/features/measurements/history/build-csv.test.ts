import { describe, expect, it } from 'vitest';
import { aComparedRate, aHistory } from '../../../../test/history-builders.ts';
import { aDone } from '../../../../test/builders/effect-builders.ts';
import { buildCsv } from './build-csv.ts';

const rowsOf = (history = aHistory()) => buildCsv(history, []).replace('\uFEFF', '').split('\r\n');

describe('the file for a spreadsheet', () => {
  it('is UTF-8 with semicolons and decimal commas', () => {
    expect(buildCsv(aHistory(), []).startsWith('\uFEFF')).toBe(true);
    const rows = rowsOf();
    expect(rows[0]).toBe(
      'I numeri del periodo;2026-10-19 – 2026-10-25;n;2026-11-16 – 2026-11-22;n;Differenza;da;a;Verdetto',
    );
    expect(rows[1]).toBe('Mention Rate (%);20,95;420;34,05;420;13;6;20;in crescita');
    expect(rows[2]).toBe('Posizione Media;4,1;88;3,2;143;-0,9;-1,4;-0,4;migliora');
    expect(rows).toContain('Ponteverde CRM;Tutti i motori;2026-11-22;420;143;34,05;29,68;38,71');
  });

  it('says what was done, and when', () => {
    const doneDays = [{ number: 1, day: '2026-11-10', actions: [aDone({ title: '=Scrivi; subito' })] }];
    const rows = buildCsv(aHistory(), doneDays).split('\r\n');
    expect(rows).toContain('Giorno;Azioni fatte');
    expect(rows).toContain(`2026-11-10;"'=Scrivi; subito"`);
  });

  it('leaves a gap empty: it is no zero', () => {
    expect(rowsOf()).toContain('Ponteverde CRM;Tutti i motori;2026-11-07;0;;;;');
  });

  it.each(['=1+1', '+39 055', '-Sconti', '@casa', '\tx'])('makes no formula of a name: %j', (name) => {
    const rate = aComparedRate({ from: 0.1, to: 0.1 });
    const rows = rowsOf(aHistory({ rivals: [{ key: 'k', name, isOwn: false, rate }] }));
    expect(rows.some((row) => row.startsWith(`'${name};`))).toBe(true);
    expect(rows.some((row) => row.startsWith(`${name};`))).toBe(false);
  });

  it('keeps a name with a semicolon or quotes in one cell', () => {
    const rate = aComparedRate({ from: 0.1, to: 0.1 });
    const name = 'Rossi; "figli"';
    expect(
      rowsOf(aHistory({ rivals: [{ key: 'k', name, isOwn: false, rate }] })).some((row) =>
        row.startsWith('"Rossi; ""figli""";'),
      ),
    ).toBe(true);
  });
});
