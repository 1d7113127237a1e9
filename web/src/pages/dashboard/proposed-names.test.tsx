import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

const WIND = { name: 'Wind', into: { name: 'WindTre', isOwn: false }, basis: 'model' as const, answers: 3 };
const OWN = {
  name: 'Ponteverde',
  into: { name: 'Ponteverde CRM', isOwn: true },
  basis: 'spelling' as const,
  answers: 1,
};

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

const openNames = async () => {
  const { user } = openApp(`/?azienda=${anId(100)}&scheda=risultati`);
  await user.click(await screen.findByRole('button', { name: 'Nomi e alias' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nomi e alias' });
  return { user, dialog };
};

describe('names a model takes for one company', () => {
  it('are shown with their answers, and merged only by a click', async () => {
    answer(api.listNameProposals, { proposals: [WIND, OWN] });
    const { user, dialog } = await openNames();
    expect(await within(dialog).findByRole('heading', { name: 'Forse la stessa azienda' })).toBeTruthy();
    expect(within(dialog).getByText('proposte da 3 risposte')).toBeTruthy();
    expect(within(dialog).getByRole('heading', { name: 'Forse sei tu' })).toBeTruthy();
    expect(within(dialog).getByText('in 1 risposta')).toBeTruthy();
    expect(listRequests(api.setCompanyAliases)).toHaveLength(0);

    const competitors = [{ name: 'WindTre', aliases: ['Wind'] }];
    answer(api.setCompanyAliases, { own: [], competitors, ignored: [], revision: 1 });
    answer(api.listNameProposals, { proposals: [OWN] });
    await user.click(within(dialog).getByRole('button', { name: 'Unisci Wind con WindTre' }));
    expect(await screen.findByText('Wind unita a WindTre')).toBeTruthy();
    expect(listRequests(api.setCompanyAliases)[0]?.body).toMatchObject({ competitors, revision: 0 });
    expect(await within(dialog).findByRole('heading', { name: 'Uniti a WindTre' })).toBeTruthy();
    await expect
      .poll(() => within(dialog).queryByRole('button', { name: 'Unisci Wind con WindTre' }))
      .toBeNull();
  });

  it('join the user’s own company as one of its names', async () => {
    answer(api.listNameProposals, { proposals: [OWN] });
    answer(api.setCompanyAliases, { own: ['Ponteverde'], competitors: [], ignored: [], revision: 1 });
    const { user, dialog } = await openNames();
    await user.click(await within(dialog).findByRole('button', { name: 'Ponteverde è la mia azienda' }));
    expect(await screen.findByText('Ponteverde unita a Ponteverde CRM')).toBeTruthy();
    expect(listRequests(api.setCompanyAliases)[0]?.body).toMatchObject({ own: ['Ponteverde'] });
  });

  it('are another company for good when their user says so', async () => {
    answer(api.listNameProposals, { proposals: [OWN] });
    answer(api.refuseNameProposal, undefined);
    const { user, dialog } = await openNames();
    const button = await within(dialog).findByRole('button', { name: 'Ponteverde non è la mia azienda' });
    answer(api.listNameProposals, { proposals: [] });
    await user.click(button);
    await expect.poll(() => within(dialog).queryByText('Forse sei tu')).toBeNull();
    expect(listRequests(api.refuseNameProposal)[0]?.body).toEqual({
      name: 'Ponteverde',
      into: 'Ponteverde CRM',
    });
    expect(listRequests(api.setCompanyAliases)).toHaveLength(0);
  });

  it('are called two for good', async () => {
    answer(api.listNameProposals, { proposals: [WIND] });
    answer(api.refuseNameProposal, undefined);
    const { user, dialog } = await openNames();
    const button = await within(dialog).findByRole('button', { name: 'Wind e WindTre sono due aziende' });
    answer(api.listNameProposals, { proposals: [] });
    await user.click(button);
    expect(await screen.findByText('Wind e WindTre restano due aziende')).toBeTruthy();
    expect(listRequests(api.refuseNameProposal)[0]?.body).toEqual({ name: 'Wind', into: 'WindTre' });
    await expect.poll(() => within(dialog).queryByText('Forse la stessa azienda')).toBeNull();
    expect(listRequests(api.setCompanyAliases)).toHaveLength(0);
  });

  it('stay where saving failed, and the reason is said', async () => {
    answer(api.listNameProposals, { proposals: [WIND] });
    refuse(api.refuseNameProposal, 'companies.not_found');
    const { user, dialog } = await openNames();
    await user.click(await within(dialog).findByRole('button', { name: 'Wind e WindTre sono due aziende' }));
    expect(await screen.findByText('La scelta non è stata salvata')).toBeTruthy();
    expect(within(dialog).getByText('Forse la stessa azienda')).toBeTruthy();
  });

  it('are no word where there is none', async () => {
    const { dialog } = await openNames();
    await expect.poll(() => listRequests(api.listNameProposals)).toHaveLength(1);
    expect(within(dialog).queryByText('Forse la stessa azienda')).toBeNull();
  });
});
