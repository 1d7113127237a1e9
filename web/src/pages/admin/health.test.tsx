import { api, FINDING_CODES, type Health } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { someEngineFigures, someHealth } from '../../../test/admin-builders.ts';
import { answer, cutOff, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveAdmin } from '../../../test/serve-admin.ts';

startApiServer();
beforeEach(serveAdmin);

const panel = async () => within(await screen.findByRole('region', { name: 'Stato' }));
const sentence = async () => (await (await panel()).findByRole('status', { busy: false })).textContent;
const fact = async (label: string) =>
  (await (await panel()).findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
const open = (over: Partial<Health> = {}) => {
  answer(api.getHealth, someHealth(over));
  return openApp('/admin');
};

describe('the state of the product', () => {
  it('is one good sentence only where all is known and well', async () => {
    open();
    expect(await sentence()).toBe('Tutto funziona');
    expect((await panel()).queryByRole('list', { name: 'Che cosa non va' })).toBeNull();
  });

  it('claims nothing about what it has no data of', async () => {
    open({
      unknown: ['engines', 'mail', 'payments', 'backup'],
      mail: { ...someHealth().mail, carrier: 'mailbox' },
      payments: { provider: 'none', lastCheck: null, discrepancies: 0, lastDiscrepancyAt: null },
      backup: null,
      budget: null,
      engines: [
        someEngineFigures({ days: [], lastHour: { calls: 0, failures: 0, p50Ms: null, p95Ms: null } }),
      ],
    });
    expect(await sentence()).toBe(
      'Nessun problema notoSenza dati: motori AI (nessuna chiamata in 14 giorni), email (restano nella casella di prova), pagamenti (nessun sistema attivo) e copie di sicurezza (nessuna nota).',
    );
    for (const label of ['Email in 24 ore', 'Account corretti', 'Ultima copia'])
      expect(await fact(label)).toMatch(/^n\/d/);
    expect(await (await panel()).findByText('Mai interrogato')).toBeTruthy();
    expect((await panel()).queryByRole('img')).toBeNull();
  });

  it('names what is wrong with its figures, what to do, and where', async () => {
    open({
      findings: [
        { code: 'engine_down', severity: 'act', subject: 'google' },
        { code: 'jobs_given_up', severity: 'act', subject: null },
        { code: 'payments_drifted', severity: 'watch', subject: null },
      ],
      engines: [
        someEngineFigures({ subject: 'google', breaker: 'open', failingSince: '2026-11-20T09:20:00.000Z' }),
      ],
      deadLetters: { count: 3, newestAt: '2026-11-20T05:12:00.000Z' },
      payments: { ...someHealth().payments, discrepancies: 2 },
    });
    expect(await sentence()).toBe('2 cose da sistemare');
    const lines = within((await panel()).getByRole('list', { name: 'Che cosa non va' })).getAllByRole(
      'listitem',
    );
    expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
      'Gemini non risponde da 40 minuti',
      'Lavori non riusciti: 3',
      'Account corretti dal confronto con i pagamenti: 2',
    ]);
    expect(lines[0]?.textContent).toContain('Le sue risposte non contano come zero');
    const link = (await panel()).getByRole('link', { name: 'Vedi i lavori' });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain(
      'Lavori non riusciti',
    );
    expect((await panel()).getByText(/^In pausa/)).toBeTruthy();
  });

  it('tells in a line what an engine’s replies held that nobody knows, and says nothing where there was nothing', async () => {
    const kinds = [
      { kind: 'annotation', replies: 1_200 },
      { kind: 'item', replies: 3 },
      { kind: 'other', replies: 1 },
    ] as const;
    open({
      engines: [
        someEngineFigures({ subject: 'openai', unknownDetails: { replies: 1_203, kinds: [...kinds] } }),
        someEngineFigures({
          subject: 'google',
          unknownDetails: { replies: 1, kinds: [{ kind: 'usage', replies: 1 }] },
        }),
        someEngineFigures({ subject: 'anthropic', unknownDetails: { replies: 0, kinds: [] } }),
      ],
    });
    await (await panel()).findByText('ChatGPT');
    expect((await panel()).getAllByText(/che non conosciamo/).map((line) => line.textContent)).toEqual([
      'In 14 giorni 1.203 risposte contenevano dettagli che non conosciamo e che lasciamo da parte: citazioni (1.200), elementi della risposta (3) e altro (1).',
      'In 14 giorni 1 risposta conteneva dettagli che non conosciamo e che lasciamo da parte: consumi (1).',
    ]);
  });

  it('is not urgent where something is only to be watched', async () => {
    open({ findings: [{ code: 'budget_low', severity: 'watch', subject: null }] });
    expect(await sentence()).toBe('Nulla di urgente, una cosa da osservare');
  });

  it('has words for everything that can be found, without a gap', async () => {
    open({
      findings: FINDING_CODES.map((code) => ({
        code,
        severity: 'act',
        subject: code.startsWith('engine') ? 'openai' : null,
      })),
    });
    const list = (await panel()).findByRole('list', { name: 'Che cosa non va' });
    for (const line of within(await list).getAllByRole('listitem')) {
      expect(line.textContent).toMatch(/^Da sistemare[A-ZÈ].{8}/);
      expect(line.textContent).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('gives the reasons of mails that do not arrive, and what to do about them', async () => {
    open({
      findings: [{ code: 'mail_bouncing', severity: 'watch', subject: null }],
      mail: { ...someHealth().mail, failed: 80, faults: [{ fault: 'policy', count: 70 }] },
    });
    expect(await fact('Email in 24 ore')).toBe(
      '1.204 consegnate80 non riuscite · rifiutata come indesiderata',
    );
    expect(await (await panel()).findByText(/controlla SPF, DKIM e DMARC/)).toBeTruthy();
  });

  it.each([
    ['mail_waiting', /Controlla indirizzo e porta in SMTP_URL/],
    ['mail_bouncing', /Gli indirizzi sono sbagliati o non esistono più/],
  ] as const)('advises by the mails it speaks of: %s', async (code, advice) => {
    const unreachable = { fault: 'unreachable', count: 4 } as const;
    const unknown = (count: number) => ({ fault: 'address_unknown', count }) as const;
    const waiting = { waitingFaults: [unreachable], waiting: 4, oldestWaitingSeconds: 1_800 };
    const faults = code === 'mail_waiting' ? [unknown(9), unreachable] : [unreachable, unknown(3)];
    open({
      findings: [{ code, severity: 'act', subject: null }],
      mail: { ...someHealth().mail, ...waiting, faults },
    });
    expect(await (await panel()).findByText(advice)).toBeTruthy();
  });

  it('draws each engine with today’s values, and says in words what is drawn', async () => {
    const days = someEngineFigures().days.map((day, index) =>
      index === 13 ? { ...day, calls: 42, failures: 2, costCents: 84 } : day,
    );
    open({ engines: [someEngineFigures({ days })] });
    const shown = await panel();
    expect(
      await shown.findByRole('img', {
        name: 'Chiamate a ChatGPT negli ultimi 14 giorni: oggi 42, non riuscite 2, al massimo 120 in un giorno.',
      }),
    ).toBeTruthy();
    expect(shown.getByRole('img', { name: /oggi la metà entro 2,1 s, il 95% entro 9,0 s/ })).toBeTruthy();
    expect(
      shown.getByRole('img', { name: /^Spesa per ChatGPT .* oggi €0,84, al massimo €2,40/ }),
    ).toBeTruthy();
    expect(shown.getByText('Ultima ora: 6 chiamate')).toBeTruthy();
  });

  it('that does not arrive leaves the rest of the panel as it is', async () => {
    cutOff(api.getHealth);
    const { user } = openApp('/admin');
    const shown = await panel();
    await shown.findByText('Questi dati non sono arrivati');
    answer(api.getHealth, someHealth());
    await user.click(shown.getByRole('button', { name: 'Riprova' }));
    expect(await sentence()).toBe('Tutto funziona');
  });
});
