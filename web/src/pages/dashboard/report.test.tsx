import { api, type ReportDesk, type Role } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aClientReport } from '../../../test/builders/client-report-builders.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

const aLink = {
  id: anId(70),
  hasPassword: true,
  expiresAt: '2026-12-24T09:00:00.000Z',
  openings: 3,
  createdAt: '2026-11-24T09:00:00.000Z',
};
const aDesk = (changes: Partial<ReportDesk> = {}): ReportDesk => ({
  isIncluded: true,
  plans: ['Guru', 'Business'],
  isLogoIncluded: true,
  logoPlans: ['Business'],
  look: { colour: '#7A2E3A', caption: 'Riva del Garda', logo: null },
  rivals: [
    { key: 'lagoalto', name: 'Lagoalto Resort' },
    { key: 'lido', name: 'Lido Serena' },
    { key: 'rocca', name: 'Palazzo Rocca' },
  ],
  reports: [{ id: anId(60), madeAt: '2026-11-23T08:00:00.000Z', isMonthly: false, links: [aLink] }],
  mail: { people: [{ userId: anId(80), name: 'Luca Verdi', email: 'luca@esempio.it' }], recipientIds: [] },
  ...changes,
});

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany({ prompts: [] }));
  answer(api.getReportDesk, aDesk());
  answer(api.getClientReport, { report: aClientReport(), logo: null });
});
const open = (role: Role = 'owner') => {
  const organisation = { id: anId(1), name: 'Studio Meridiana', ownerName: 'Giulia Ferri', role, members: 3 };
  answer(api.getOwnProfile, aUser({ planId: 'business', organisation }));
  return openApp(`/?azienda=${anId(100)}&scheda=rapporto`);
};

describe('the tab of the page for a client', () => {
  it('shows the newest as it is handed over, and makes one with the rivals that are chosen', async () => {
    answer(api.createClientReport, { reportId: anId(61) });
    const { user } = open();
    const sheet = await screen.findByRole('article', { name: /Hotel Belvento/ });
    expect(within(sheet).getByText('A cura di Studio Meridiana')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Secondo rivale'), 'Palazzo Rocca');
    await user.click(screen.getByRole('button', { name: 'Prepara quello di oggi' }));
    await waitFor(() => {
      expect(listRequests(api.createClientReport)[0]?.body).toMatchObject({ rivals: ['lagoalto', 'rocca'] });
    });
  });

  it('makes a link with an end and a password, shows it once, and revokes one', async () => {
    answer(api.createReportLink, { link: aLink, url: 'https://citato.example/rapporto#segreto' });
    answer(api.revokeReportLink, undefined);
    const { user } = open();
    expect(await screen.findByText('Scade il 24 dic 2026 · aperto 3 volte')).toBeTruthy();
    await user.type(screen.getByLabelText('Password, se la vuoi'), 'corta');
    expect(screen.getByRole('button', { name: 'Crea un link' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Password, se la vuoi'), ' non più');
    await user.click(screen.getByRole('button', { name: 'Crea un link' }));
    expect(await screen.findByText('https://citato.example/rapporto#segreto')).toBeTruthy();
    expect(listRequests(api.createReportLink)[0]?.body).toEqual({ days: 30, password: 'corta non più' });
    await user.click(screen.getByRole('button', { name: 'Revoca il link creato il 24 nov 2026' }));
    expect(await screen.findByText('Link chiuso: da adesso non si apre più')).toBeTruthy();
  });

  it('says of a colour whether it can be read, and saves look and recipients', async () => {
    answer(api.setReportLook, aDesk().look);
    answer(api.setReportMail, undefined);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Lago' }));
    expect(screen.getByText(/#1F4E79, contrasto 8,\d su carta: leggibile/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Salva aspetto' }));
    expect(listRequests(api.setReportLook)[0]?.body).toEqual({
      colour: '#1F4E79',
      caption: 'Riva del Garda',
    });
    await user.click(screen.getByRole('checkbox', { name: /Luca Verdi/ }));
    await user.click(screen.getByRole('button', { name: 'Salva destinatari' }));
    expect(listRequests(api.setReportMail)[0]?.body).toEqual({ recipientIds: [anId(80)] });
  });

  it('says why a logo was refused', async () => {
    refuse(api.setReportLogo, 'client_reports.logo_unreadable');
    const { user } = open();
    const file = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Carica un logo'), file);
    expect(await screen.findByText(/deve essere un’immagine PNG o JPEG/)).toBeTruthy();
  });

  it('lets a client read and download, and nothing more', async () => {
    answer(
      api.getReportDesk,
      aDesk({ mail: null, rivals: [], reports: aDesk().reports.map((report) => ({ ...report, links: [] })) }),
    );
    open('client');
    await screen.findByRole('article', { name: /Hotel Belvento/ });
    expect(screen.getAllByRole('button', { name: 'Scarica PDF' }).length).toBeGreaterThan(0);
    for (const name of [
      'Prepara quello di oggi',
      'Crea un link',
      'Elimina questo rapporto',
      'Carica un logo',
    ])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('not in the plan shows an example that says so, and which plan has it', async () => {
    answer(api.getReportDesk, aDesk({ isIncluded: false, reports: [] }));
    open();
    expect(await screen.findByText(/È compreso nei piani Guru e Business/)).toBeTruthy();
    expect(screen.getByText('Esempio con dati inventati')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Prepara il rapporto' })).toBeNull();
  });

  it('without one yet invites to make the first', async () => {
    answer(api.getReportDesk, aDesk({ reports: [] }));
    open();
    expect(await screen.findByText('Ancora nessun rapporto')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Prepara il rapporto' })).toBeTruthy();
  });
});
