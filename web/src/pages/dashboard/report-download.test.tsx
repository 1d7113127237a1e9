import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, cutOff, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

describe('the report of a company', () => {
  afterEach(() => vi.restoreAllMocks());

  const download = async () => {
    answer(api.listCompanies, { companies: [aCompany({ name: 'Ponteverde "CRM"' })] });
    answer(api.getUserLimits, someLimits());
    const { user } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByText('Scarica PDF'));
  };

  it('is saved under the company and the day, and says so', async () => {
    const createUrl = vi.fn(() => 'blob:file');
    Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => undefined });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    respond(api.exportReport, () => new HttpResponse('%PDF-1.7'));
    await download();
    expect(await screen.findByText('PDF scaricato')).toBeTruthy();
    expect(saved).toEqual([expect.stringMatching(/^Citato Ponteverde CRM \d{4}-\d\d-\d\d\.pdf$/)]);
    expect(listRequests(api.exportReport)).toHaveLength(1);
  });

  it('says that it is being made, and can be asked for once at a time', async () => {
    respond(api.exportReport, () => new Promise<never>(() => undefined));
    await download();
    const button = (await screen.findByText('Creazione PDF...')).closest('button');
    expect(button?.disabled).toBe(true);
  });

  it('that cannot be made says so, and can be asked for again', async () => {
    refuse(api.exportReport, 'reports.unavailable');
    await download();
    expect(await screen.findByText('Impossibile generare il PDF. Riprova più tardi.')).toBeTruthy();
    expect(screen.getByText('Scarica PDF').closest('button')?.disabled).toBe(false);
  });

  it('that cannot be asked for names the reason', async () => {
    cutOff(api.exportReport);
    await download();
    expect(await screen.findByText(/La connessione non funziona/)).toBeTruthy();
  });
});
