import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  aMentionedCompany,
  anId,
  aPrompt,
  someMonitoringData,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readRecorded, serveRecorded } from '../../../test/recorded.ts';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

const results = `/?azienda=${anId(100)}&scheda=risultati`;

describe('the results of a company', () => {
  const rows = [
    ...Array.from({ length: 12 }, (_, index) =>
      aMentionedCompany({
        name: `Azienda ${String.fromCharCode(65 + index)}`,
        rank: index + 1,
        mentions: 40 - index,
      }),
    ),
    aMentionedCompany({ name: 'Ponteverde CRM', rank: 13, isOwn: true, mentions: 3 }),
  ];
  // As the list carries them: the ten first others and the own one.
  const listed = rows.filter(({ rank, isOwn }) => rank <= 10 || isOwn);
  const company = aCompany({
    prompts: [
      aPrompt({
        monitoringData: [
          someMonitoringData({ mentionedCompanies: listed, otherCompanies: { count: 9, mentions: 70 } }),
        ],
      }),
    ],
  });
  const whole = { mentionedCompanies: rows, otherCompanies: { count: 7, mentions: 9 } };
  const readNames = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => /Azienda \w|Ponteverde CRM/.exec(row.textContent)?.[0]);

  it('list ten others, the own company with its real rank, and how many are hidden', async () => {
    serveCompanies(company);
    openApp(results);
    const table = await screen.findByRole('table');
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(cells.filter((text) => text.includes('Azienda '))).toHaveLength(10);
    expect(cells.at(-1)).toContain('13Ponteverde CRM');
    expect(screen.getByText('E altre 9 aziende...')).toBeTruthy();
    expect(screen.getByText('20 aziende')).toBeTruthy();
    expect(screen.getByText('48 risposte')).toBeTruthy();
  });

  it('are those the server gives of a year, unfolded by its own whole table', async () => {
    serveRecorded('guru-year');
    const [year] = readRecorded('guru-year', 'listCompanies').companies;
    const data = year?.prompts[0]?.monitoringData[0] ?? expect.fail('a year without numbers');
    const { user } = openApp(`/?azienda=${year?.id ?? ''}&scheda=risultati`);
    const countRows = async () => within(await screen.findByRole('table')).getAllByRole('row').length - 1;
    expect(await countRows()).toBe(data.mentionedCompanies.length);
    const hidden = data.otherCompanies.count;
    expect(screen.getByText(`${String(data.mentionedCompanies.length + hidden)} aziende`)).toBeTruthy();
    expect(screen.getByText(`${String(data.totalResponses)} risposte`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `E altre ${String(hidden)} aziende...` }));
    await waitFor(async () => {
      expect(await countRows()).toBe(data.mentionedCompanies.length + hidden);
    });
    // The whole table begins as the list did.
    const nameRows = (rows: { name: string; mentions: number }[]) =>
      rows.slice(0, 5).map(({ name, mentions }) => [name, mentions]);
    const whole = readRecorded('guru-year', 'getResultsTable').mentionedCompanies;
    expect(nameRows(whole)).toEqual(nameRows(data.mentionedCompanies));
  });

  it('are sorted by a column ascending, descending and back to default', async () => {
    serveCompanies(company);
    const { user } = openApp(results);
    const head = await screen.findByRole('columnheader', { name: 'Menzioni' });
    const button = within(head).getByRole('button');
    expect(head.getAttribute('aria-sort')).toBe('none');
    answer(api.getResultsTable, whole);
    await user.click(button);
    await waitFor(() => {
      expect(head.getAttribute('aria-sort')).toBe('ascending');
    });
    // Those with the fewest mentions are none of the ten first: the whole table had to be read for them.
    expect(readNames().slice(0, 3)).toEqual(['Ponteverde CRM', 'Azienda L', 'Azienda K']);
    await user.click(button);
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await user.click(button);
    expect(head.getAttribute('aria-sort')).toBe('none');
    expect(listRequests(api.getResultsTable)).toHaveLength(1);
  });

  it('by position set back whom few answers name, below the others', async () => {
    serveCompanies(company);
    answer(api.getResultsTable, whole);
    const { user } = openApp(results);
    const head = await screen.findByRole('columnheader', { name: 'Posizione Media' });
    const listFew = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .filter((row) => row.hasAttribute('data-few'))
        .map((row) => /Azienda \w|Ponteverde CRM/.exec(row.textContent)?.[0]);
    expect(listFew()).toEqual([]);
    await user.click(within(head).getByRole('button'));
    await waitFor(() => {
      expect(listFew()).toEqual(['Ponteverde CRM']);
    });
    expect(readNames().at(-1)).toBe('Ponteverde CRM');
  });

  it('are unfolded by the words that say how many are hidden, and folded again', async () => {
    serveCompanies(company);
    answer(api.getResultsTable, whole);
    const { user } = openApp(results);
    const others = await screen.findByRole('button', { name: 'E altre 9 aziende...' });
    expect(listRequests(api.getResultsTable)).toHaveLength(0);
    await user.click(others);
    expect(await screen.findByText('Azienda L')).toBeTruthy();
    expect(readNames()).toHaveLength(13);
    // The server sends two hundred at most: those beyond are still counted.
    expect(screen.getByText('E altre 7 aziende...')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mostra meno aziende' }));
    expect(readNames()).toHaveLength(11);
    expect(screen.getByRole('button', { name: 'E altre 9 aziende...' })).toBeTruthy();
  });

  it('keep the order that stands until the rest has come', async () => {
    serveCompanies(company);
    const arrival = Promise.withResolvers<undefined>();
    respond(api.getResultsTable, async () => {
      await arrival.promise;
      return Response.json(whole);
    });
    const { user } = openApp(results);
    const head = await screen.findByRole('columnheader', { name: 'Menzioni' });
    const before = readNames();
    await user.click(within(head).getByRole('button'));
    await waitFor(() => {
      expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    });
    expect(head.getAttribute('aria-sort')).toBe('none');
    expect(readNames()).toEqual(before);
    arrival.resolve(undefined);
    await waitFor(() => {
      expect(head.getAttribute('aria-sort')).toBe('ascending');
    });
  });

  it('stay as they are when the rest does not come: it is said in its place, and can be tried again', async () => {
    serveCompanies(company);
    refuse(api.getResultsTable, 'server.unavailable');
    const { user } = openApp(results);
    const before = await screen.findByRole('columnheader', { name: 'Menzioni' }).then(readNames);
    await user.click(screen.getByRole('button', { name: 'E altre 9 aziende...' }));
    expect(await screen.findByText('Le altre aziende non sono arrivate.')).toBeTruthy();
    expect(readNames()).toEqual(before);
    answer(api.getResultsTable, whole);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Azienda L')).toBeTruthy();
  });

  it('are one tab stop after the heads: arrows lead to every figure and menu, and stay in a menu that is open', async () => {
    serveCompanies(company);
    const { user } = openApp(results);
    within(await screen.findByRole('columnheader', { name: 'Posizione Media' }))
      .getByRole('button')
      .focus();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Azienda A/ }));
    await user.keyboard('{End}{ArrowDown}');
    const menu = screen.getByRole('button', { name: 'Correggi Azienda B' });
    expect(document.activeElement).toBe(menu);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Non è un’azienda' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(menu);
    await user.keyboard('{Control>}{End}{/Control}{Home}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Ponteverde CRM/ }));
    await user.tab();
    expect(screen.getByRole('table').contains(document.activeElement)).toBe(false);
  });
});

it('two companies of one name keep a row each, however the table is sorted', async () => {
  const mentionedCompanies = [
    aMentionedCompany({ name: 'Zoho Books', key: 'zohobooks', rank: 1, mentions: 9 }),
    aMentionedCompany({ name: 'Relata', rank: 2, mentions: 5 }),
    aMentionedCompany({ name: 'Zoho Books', key: 'zoho', rank: 3, mentions: 2 }),
  ];
  serveCompanies(
    aCompany({ prompts: [aPrompt({ monitoringData: [someMonitoringData({ mentionedCompanies })] })] }),
  );
  const { user } = openApp(results);
  const head = await screen.findByRole('columnheader', { name: 'Menzioni' });
  const readMentions = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => /(\d+) menzion/.exec(row.textContent)?.[1]);
  const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(0, 1));
  expect(readMentions()).toEqual(['9', '5', '2']);
  await user.click(within(head).getByRole('button'));
  expect(readMentions()).toEqual(['2', '5', '9']);
  expect(numbers()).toEqual(['1', '2', '3']);
  await user.click(within(head).getByRole('button'));
  expect(readMentions()).toEqual(['9', '5', '2']);
});

it('a table of few answers says that its sample is small', async () => {
  const data = someMonitoringData({ totalResponses: 5 });
  serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData: [data] })] }));
  openApp(results);
  expect(await screen.findByRole('button', { name: /^campione ridotto\./ })).toBeTruthy();
});

it('speak of no day before the first answer came', async () => {
  const data = someMonitoringData({
    periodStart: '2026-10-24T05:12:00.000Z',
    periodEnd: '2026-11-22T09:00:00.000Z',
    collectionStartDate: '2026-11-22T08:59:00.000Z',
  });
  serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData: [data] })] }));
  openApp(results);
  expect(await screen.findByText('22 nov 2026')).toBeTruthy();
});

describe('results before the first numbers', () => {
  const aNewPrompt = aPrompt({ monitoringData: [], lastOutcome: null, lastProcessed: null });

  it('say when they come, and show the way to where an analysis starts', async () => {
    serveCompanies(aCompany({ prompts: [aNewPrompt] }));
    const { user, router } = openApp(results);
    expect(await screen.findByRole('heading', { name: 'Ancora nessun risultato' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vai ai prompt' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ azienda: anId(100) });
    });
  });

  it('offer nothing to press while the first analysis runs', async () => {
    serveCompanies(aCompany({ prompts: [{ ...aNewPrompt, analysisStatus: 'in_progress' }] }));
    openApp(results);
    expect(await screen.findByText('La tabella appare alla fine della prima analisi, da sola.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vai ai prompt' })).toBeNull();
  });
});
