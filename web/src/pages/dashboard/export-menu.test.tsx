import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
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
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Risposte, Excel' }));
    expect(await screen.findByText('File scaricato')).toBeTruthy();
    expect(saved).toEqual([expect.stringMatching(/, risposte\.xlsx$/)]);
    expect(listRequests(api.exportTable)[0]?.query).toEqual({ format: 'xlsx', prompts: anId(500) });
  });

  it('says where this plan has none', async () => {
    refuse(api.exportTable, 'exports.not_included');
    const user = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Fonti, CSV' }));
    expect(await screen.findByText(/non comprende le esportazioni/)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
