import { api } from '@citato/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

const results = `/?azienda=${anId(100)}&scheda=risultati`;

describe('correcting a reading', () => {
  it('leaves a name out with one click, and takes it back', async () => {
    answer(api.setCompanyAliases, { own: [], competitors: [], ignored: ['Relata'], revision: 1 });
    const { user } = openApp(results);
    await user.click(await screen.findByRole('button', { name: 'Correggi Relata' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Non è un’azienda' }));
    expect(await screen.findByText('Relata non conta più come azienda')).toBeTruthy();
    expect(listRequests(api.setCompanyAliases)[0]?.body).toEqual({
      own: [],
      competitors: [],
      ignored: ['Relata'],
      revision: 0,
    });
    expect(await screen.findByRole('button', { name: 'Nomi e alias (1)' })).toBeTruthy();
    answer(api.setCompanyAliases, { own: [], competitors: [], ignored: [], revision: 2 });
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Modifica annullata')).toBeTruthy();
    expect(listRequests(api.setCompanyAliases).at(-1)?.body).toMatchObject({ ignored: [], revision: 1 });
    expect(await screen.findByRole('button', { name: 'Nomi e alias' })).toBeTruthy();
  });

  it('merges a company with another that is searched for', async () => {
    const aliases = { own: ['Relata'], competitors: [], ignored: [], revision: 1 };
    answer(api.setCompanyAliases, aliases);
    const { user } = openApp(results);
    await user.click(await screen.findByRole('button', { name: 'Correggi Relata' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unisci con…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unisci Relata con un’altra azienda' });
    await user.type(within(dialog).getByLabelText('Cerca un’azienda'), 'ponte');
    await user.click(within(dialog).getByRole('button', { name: 'Ponteverde CRM' }));
    expect(await screen.findByText('Relata unita a Ponteverde CRM')).toBeTruthy();
    expect(listRequests(api.setCompanyAliases)[0]?.body).toMatchObject({ own: ['Relata'] });
  });

  it('asks beside a name that looks like the own one, and merges it with one click', async () => {
    const [own, rival] = [
      'Cooperativa Agricola dei Produttori di Olio',
      'Cooperativa Agricola dei Produttori',
    ];
    const data = someMonitoringData();
    const mentionedCompanies = data.mentionedCompanies.map((row) =>
      row.isOwn ? { ...row, name: own } : row.name === 'Relata' ? { ...row, name: rival } : row,
    );
    const prompts = [aPrompt({ monitoringData: [{ ...data, mentionedCompanies }] })];
    serveCompanies(aCompany({ name: own, prompts }));
    answer(api.setCompanyAliases, { own: [rival], competitors: [], ignored: [], revision: 1 });
    const { user } = openApp(results);
    const hints = await screen.findAllByRole('button', { name: /unisci\?$/ });
    expect(hints.map(({ textContent }) => textContent)).toEqual(['Sembri tu: unisci?']);
    for (const hint of hints) await user.click(hint);
    await screen.findByRole('button', { name: 'Annulla' });
    expect(listRequests(api.setCompanyAliases)[0]?.body).toMatchObject({ own: [rival], revision: 0 });
  });

  it('says so when another window changed the names, and starts from what stands there now', async () => {
    refuse(api.setCompanyAliases, 'companies.names_changed');
    const { user } = openApp(results);
    await user.click(await screen.findByRole('button', { name: 'Correggi Relata' }));
    serveCompanies(aCompany({ aliases: { own: [], competitors: [], ignored: ['Cloud'], revision: 1 } }));
    await user.click(await screen.findByRole('menuitem', { name: 'È la mia azienda' }));
    expect(await screen.findByText(/I nomi sono cambiati nel frattempo/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Nomi e alias (1)' })).toBeTruthy();
  });

  it('shows what was stated, and takes one of it back, once however often it is clicked', async () => {
    serveCompanies(
      aCompany({
        aliases: {
          own: ['Ponteverde'],
          competitors: [{ name: 'Relata', aliases: ['Relata srl'] }],
          ignored: ['Cloud'],
          revision: 3,
        },
      }),
    );
    answer(api.setCompanyAliases, { own: ['Ponteverde'], competitors: [], ignored: ['Cloud'], revision: 4 });
    const { user } = openApp(results);
    await user.click(await screen.findByRole('button', { name: 'Nomi e alias (3)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nomi e alias' });
    expect(within(dialog).getByRole('heading', { name: 'Uniti a Relata' })).toBeTruthy();
    const take = within(dialog).getByRole('button', { name: 'Togli Relata srl' });
    fireEvent.click(take);
    fireEvent.click(take);
    expect(await screen.findByText('Relata srl tolto dai nomi')).toBeTruthy();
    expect(within(dialog).queryByText('Relata srl')).toBeNull();
    expect(listRequests(api.setCompanyAliases)).toHaveLength(1);
    expect(listRequests(api.setCompanyAliases)[0]?.body).toEqual({
      own: ['Ponteverde'],
      competitors: [],
      ignored: ['Cloud'],
      revision: 3,
    });
  });
});
