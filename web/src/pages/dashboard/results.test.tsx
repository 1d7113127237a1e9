import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  aMentionedCompany,
  anId,
  aPrompt,
  someMonitoringData,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
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
  const company = aCompany({
    prompts: [
      aPrompt({
        monitoringData: [
          someMonitoringData({ mentionedCompanies: rows, otherCompanies: { count: 7, mentions: 9 } }),
        ],
      }),
    ],
  });

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

  it('are sorted by a column ascending, descending and back to default', async () => {
    serveCompanies(company);
    const { user } = openApp(results);
    const head = await screen.findByRole('columnheader', { name: 'Menzioni' });
    const button = within(head).getByRole('button');
    expect(head.getAttribute('aria-sort')).toBe('none');
    await user.click(button);
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent).toContain('Ponteverde CRM');
    await user.click(button);
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await user.click(button);
    expect(head.getAttribute('aria-sort')).toBe('none');
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
    await user.keyboard('{Enter}{ArrowDown}');
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
  const readRanks = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent.slice(0, 1));
  expect(readRanks()).toEqual(['1', '2', '3']);
  await user.click(within(head).getByRole('button'));
  expect(readRanks()).toEqual(['3', '2', '1']);
  await user.click(within(head).getByRole('button'));
  expect(readRanks()).toEqual(['1', '2', '3']);
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
