import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, aUser, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
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
const saved: string[] = [];
beforeEach(() => {
  serveDashboard();
  const data = someMonitoringData({ mentionedCompanies: [aMentionedCompany({ name: 'Aruba' })] });
  serveCompanies(aCompany({ prompts: [aPrompt({ id: anId(500), monitoringData: [data] })] }));
  answer(api.listWeeklyExports, {
    isIncluded: true,
    plans: ['Guru', 'Business'],
    timeZone: 'Europe/Rome',
    weeklyExports: [],
  });
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return () => {
    vi.restoreAllMocks();
  };
});

const openMenu = async () => {
  const { user } = openApp(`/?azienda=${anId(100)}&scheda=risultati`);
  await user.click(await screen.findByRole('button', { name: 'Scarica come file' }));
  return user;
};

describe('the menu of a table', () => {
  it('gives the rows behind it as a spreadsheet, of the prompt that is shown', async () => {
    respond(api.exportTable, () => new HttpResponse('PK'));
    const user = await openMenu();
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      ...['Risultati, Excel', 'Risultati, CSV', 'Risposte, Excel', 'Risposte, CSV'],
      ...['Menzioni, Excel', 'Menzioni, CSV', 'Fonti, Excel', 'Fonti, CSV'],
      'Ogni lunedì per mail…',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Risposte, Excel' }));
    expect(await screen.findByText('File scaricato')).toBeTruthy();
    expect(saved).toEqual([expect.stringMatching(/, risposte\.xlsx$/)]);
    expect(listRequests(api.exportTable)[0]?.query).toEqual({ format: 'xlsx', prompts: anId(500) });
  });

  it('says before any press which plans hold files, where this one does not', async () => {
    answer(api.listWeeklyExports, {
      isIncluded: false,
      plans: ['Guru', 'Business'],
      timeZone: 'Europe/Rome',
      weeklyExports: [],
    });
    await openMenu();
    expect(await screen.findByText('I file sono nei piani Guru e Business.')).toBeTruthy();
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Guarda i piani']);
    expect(listRequests(api.exportTable)).toEqual([]);
  });

  it('says why a file did not come', async () => {
    refuse(api.exportTable, 'exports.not_included');
    const user = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Fonti, CSV' }));
    expect(await screen.findByText(/non comprende le esportazioni/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('has its files mailed each Monday, as chosen', async () => {
    answer(api.setWeeklyExport, {
      weeklyExport: {
        companyId: anId(100),
        tables: ['answers', 'results'],
        format: 'csv',
        isSent: true,
        nextDay: '2026-11-30',
      },
    });
    const user = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Ogni lunedì per mail…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText(/^Menzioni/));
    await user.click(dialog.getByLabelText(/^Fonti/));
    await user.click(dialog.getByLabelText('CSV'));
    await user.click(dialog.getByRole('button', { name: 'Manda ogni lunedì' }));
    expect(await screen.findByText('Il prossimo arriva lunedì 30 nov 2026')).toBeTruthy();
    expect(listRequests(api.setWeeklyExport)[0]?.body).toEqual({
      tables: ['answers', 'results'],
      format: 'csv',
    });
  });

  it('asks for at least one table', async () => {
    const user = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Ogni lunedì per mail…' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of [/^Risultati/, /^Risposte/, /^Menzioni/, /^Fonti/])
      await user.click(await dialog.findByLabelText(name));
    await user.click(dialog.getByRole('button', { name: 'Manda ogni lunedì' }));
    expect(await dialog.findByText('Scegli almeno una tabella')).toBeTruthy();
    expect(listRequests(api.setWeeklyExport)).toEqual([]);
  });

  it('is not there for a client of the organisation', async () => {
    const organisation = {
      id: anId(1),
      name: 'Studio',
      ownerName: 'Giulia',
      members: 3,
      role: 'client' as const,
    };
    answer(api.getOwnProfile, { ...aUser({ planId: 'guru' }), organisation });
    openApp(`/?azienda=${anId(100)}&scheda=risultati`);
    expect(await screen.findByText('Aruba')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Scarica come file' })).toBeNull();
  });
});
