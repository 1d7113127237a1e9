import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminUser, someAccounts } from '../../../test/admin-builders.ts';
import {
  answer,
  aUser,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveAdmin } from '../../../test/serve-admin.ts';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveAdmin();
  answer(api.listUsers, someAccounts({ users: [anAdminUser()], total: 1 }));
});

const region = async () => within(await screen.findByRole('region', { name: 'Utenti registrati' }));
const entries = async () => {
  const shown = await region();
  await shown.findAllByRole('heading', { level: 3 });
  return shown.getAllByRole('listitem');
};
const entry = async () => {
  const [first] = await entries();
  if (first === undefined) throw new Error('no entry');
  return first;
};
const fact = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
/** The summary asks for no one in particular. */
const lastQuery = () =>
  listRequests(api.listUsers).findLast(({ query }) => Object.keys(query).length > 0)?.query;

describe('an entry of the list', () => {
  it('says who it is, what it has, when it runs and what it pays for', async () => {
    openApp('/admin?sezione=utenti');
    const user = await entry();
    for (const text of ['giulia@ponteverde.example', 'Giulia Ferri', 'dal 3 mar 2026', 'Pro', 'Attivo'])
      expect(user.textContent).toContain(text);
    expect(user.textContent).toContain(anId(7).slice(0, 6));
    expect(user.textContent).not.toContain('Override attivi');
    const facts = ['Aziende', 'Prompt', 'Analisi', 'Suggerimenti'].map((label) => fact(user, label));
    expect(facts).toEqual(['3', '9', '1.020', '12']);
    expect(fact(user, 'Ultima analisi')).toBe('18 nov 2026, 05:40');
    expect(fact(user, 'Prossima')).toBe('Da programmare');
    expect(fact(user, 'Rinnovo')).toBe('12 dic 2026');
    expect(fact(user, 'Abbonamento')).toBe('sub_1Qx7Lm0p');
  });

  it('says what never ran, what is late, what ends and what was set by hand', async () => {
    const late = anAdminUser({
      id: anId(8),
      isOverdue: true,
      subscriptionStatus: 'canceled',
      customMaxCompanies: 0,
    });
    const fresh = anAdminUser({
      firstName: null,
      lastName: null,
      planId: 'free',
      subscriptionStatus: 'inactive',
      currentPeriodEnd: null,
      stripeSubscriptionId: null,
      lastAnalysisTime: null,
    });
    answer(api.listUsers, someAccounts({ users: [late, fresh], total: 2 }));
    openApp('/admin?sezione=utenti');
    const [first, second] = await entries();
    if (!first || !second) throw new Error('no entries');
    expect(fact(first, 'Ultima analisi')).toBe('18 nov 2026, 05:40 (in ritardo)');
    expect(fact(first, 'Scadenza')).toBe('12 dic 2026');
    for (const text of ['Cancellato', 'Override attivi']) expect(first.textContent).toContain(text);
    expect(fact(second, 'Ultima analisi')).toBe('Mai eseguita');
    expect(fact(second, 'Rinnovo')).toBe('—');
    for (const text of ['Free', 'Inattivo']) expect(second.textContent).toContain(text);
  });
});

describe('the list', () => {
  it('opens as the address says, and writes every choice into it', async () => {
    const { user, router } = openApp(
      '/admin?sezione=utenti&cerca=ada&piano=pro&stato=active&ordine=email&pagina=2',
    );
    await entry();
    expect(lastQuery()).toEqual({ search: 'ada', plan: 'pro', status: 'active', sort: 'email', page: '2' });
    const list = await region();
    expect(list.getByLabelText<HTMLInputElement>('Cerca').value).toBe('ada');
    await user.selectOptions(list.getByLabelText('Piano'), 'Guru');
    await waitFor(() => {
      expect(lastQuery()).toEqual({ search: 'ada', plan: 'guru', status: 'active', sort: 'email' });
    });
    expect(router.state.location.searchStr).toBe(
      '?sezione=utenti&cerca=ada&piano=guru&stato=active&ordine=email',
    );
    await user.selectOptions(list.getByLabelText('Abbonamento'), 'Tutti gli stati');
    await user.selectOptions(list.getByLabelText('Ordina per'), 'Iscrizione più recente');
    await user.clear(list.getByLabelText('Cerca'));
    await waitFor(() => {
      expect(router.state.location.searchStr).toBe('?sezione=utenti&piano=guru');
    });
  });

  it('searches once typing has paused, or at once by Enter', async () => {
    const { user, router } = openApp('/admin?sezione=utenti');
    await entry();
    await user.type((await region()).getByLabelText('Cerca'), 'giulia ferri{Enter}');
    await waitFor(() => {
      expect(lastQuery()).toEqual({ search: 'giulia ferri' });
    });
    expect(router.state.location.search).toEqual({ sezione: 'utenti', cerca: 'giulia ferri' });
    await user.type((await region()).getByLabelText('Cerca'), 's');
    await waitFor(() => {
      expect(lastQuery()).toEqual({ search: 'giulia ferris' });
    });
  });

  it('is turned by links, and says where it stands', async () => {
    answer(api.listUsers, someAccounts({ users: [anAdminUser()], total: 60 }));
    const { user, router } = openApp('/admin?sezione=utenti');
    await entry();
    const pages = within(await screen.findByRole('navigation', { name: 'Pagine degli utenti' }));
    expect(pages.getByText('1–25 di 60')).toBeTruthy();
    expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Precedente' }).disabled).toBe(true);
    await user.click(pages.getByRole('link', { name: 'Successiva' }));
    expect(await screen.findByText('26–50 di 60')).toBeTruthy();
    expect(router.state.location.searchStr).toBe('?sezione=utenti&pagina=2');
    router.history.back();
    expect(await screen.findByText('1–25 di 60')).toBeTruthy();
  });

  it('says that nobody is there yet', async () => {
    answer(api.listUsers, someAccounts({ users: [], total: 0 }));
    openApp('/admin?sezione=utenti');
    expect(await screen.findByText('Nessun utente registrato ancora')).toBeTruthy();
  });

  it('lets a search that finds nobody go', async () => {
    respond(api.listUsers, ({ query }) => {
      const isAll = query['search'] === undefined;
      return HttpResponse.json(someAccounts({ users: isAll ? [anAdminUser()] : [], total: isAll ? 1 : 0 }));
    });
    const { user, router } = openApp('/admin?sezione=utenti&cerca=zzz');
    expect(await screen.findByText('Nessun utente corrisponde')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Togli i filtri' }));
    await entry();
    expect(router.state.location.searchStr).toBe('?sezione=utenti');
  });

  it('leads back from a page past the end', async () => {
    answer(api.listUsers, someAccounts({ users: [], total: 3 }));
    const { user, router } = openApp('/admin?sezione=utenti&piano=pro&pagina=9');
    await user.click(await screen.findByRole('link', { name: 'Vai alla prima pagina' }));
    await waitFor(() => {
      expect(router.state.location.searchStr).toBe('?sezione=utenti&piano=pro');
    });
  });

  it('that does not arrive can be asked for again, with its filters in place', async () => {
    cutOff(api.listUsers);
    const { user } = openApp('/admin?sezione=utenti&piano=pro');
    const list = await region();
    await list.findByText('Questi dati non sono arrivati');
    expect(list.getByLabelText<HTMLSelectElement>('Piano').value).toBe('pro');
    answer(api.listUsers, someAccounts({ users: [anAdminUser()], total: 1 }));
    await user.click(list.getByRole('button', { name: 'Riprova' }));
    await entry();
  });
});

describe('the limits of an account', () => {
  const manage = async (user: ReturnType<typeof openApp>['user']) => {
    await entry();
    await user.click(screen.getByRole('button', { name: 'Gestisci Limiti di giulia@ponteverde.example' }));
    return within(await screen.findByRole('dialog', { name: 'Gestisci Limiti Personalizzati' }));
  };

  it('are the plan’s until something is set, and what is set is sent whole', async () => {
    answer(api.setUserLimits, { message: 'Limiti aggiornati' });
    const { user } = openApp('/admin?sezione=utenti');
    const dialog = await manage(user);
    expect(dialog.getAllByText('Impostazione automatica dal piano di abbonamento')).toHaveLength(2);
    expect(dialog.queryByRole('button', { name: 'Ripristina Limiti del Piano' })).toBeNull();
    expect(dialog.queryByRole('switch')).toBeNull();
    await user.type(dialog.getByLabelText('Max Prompt'), '20');
    await user.click(dialog.getByRole('checkbox', { name: 'Task Lists' }));
    await user.click(dialog.getByRole('switch', { name: 'Task Lists per questo utente' }));
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Limiti aggiornati')).toBeTruthy();
    expect(screen.getByText('I limiti personalizzati sono stati applicati con successo.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [sent] = listRequests(api.setUserLimits);
    expect(sent?.body).toEqual({
      customMaxCompanies: null,
      customMaxPrompts: 20,
      customTaskListsEnabled: false,
      customPromptAnalysisEnabled: null,
    });
  });

  it('that make no sense are told at their field and not sent', async () => {
    const { user } = openApp('/admin?sezione=utenti');
    const dialog = await manage(user);
    await user.type(dialog.getByLabelText('Max Aziende'), '-1');
    await user.type(dialog.getByLabelText('Max Prompt'), 'tanti');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Il minimo è 0')).toBeTruthy();
    expect(dialog.getByText('Inserisci un numero intero')).toBeTruthy();
    expect(listRequests(api.setUserLimits)).toHaveLength(0);
  });

  it('go back to the plan’s', async () => {
    const user_ = anAdminUser({ customMaxCompanies: 5, customPromptAnalysisEnabled: false });
    answer(api.listUsers, someAccounts({ users: [user_], total: 1 }));
    answer(api.resetUserLimits, { message: 'Limiti ripristinati' });
    const { user } = openApp('/admin?sezione=utenti');
    const dialog = await manage(user);
    expect(dialog.getByText('Disabilitata per questo utente')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Ripristina Limiti del Piano' }));
    expect(await screen.findByText('Limiti ripristinati')).toBeTruthy();
    expect(screen.getByText('I limiti sono stati riportati a quelli del piano di abbonamento.')).toBeTruthy();
  });

  it('leave those of another account being typed alone when they come late', async () => {
    const other = anAdminUser({ id: anId(9), email: 'marco@ponteverde.example' });
    answer(api.listUsers, someAccounts({ users: [anAdminUser(), other], total: 2 }));
    const set = Promise.withResolvers<Response>();
    respond(api.setUserLimits, () => set.promise);
    const { user } = openApp('/admin?sezione=utenti');
    const dialog = await manage(user);
    await user.type(dialog.getByLabelText('Max Prompt'), '20');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await user.click(screen.getByRole('button', { name: 'Gestisci Limiti di marco@ponteverde.example' }));
    await user.type(await screen.findByLabelText('Max Aziende'), '7');
    set.resolve(HttpResponse.json({ message: 'Limiti aggiornati' }));
    expect(await screen.findByText('Limiti aggiornati')).toBeTruthy();
    expect(screen.getByDisplayValue('7')).toBeTruthy();
  });

  it('that cannot be set keep the dialog open', async () => {
    refuse(api.setUserLimits, 'admin.user_not_found');
    const { user } = openApp('/admin?sezione=utenti');
    const dialog = await manage(user);
    await user.type(dialog.getByLabelText('Max Aziende'), '7');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Errore')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Max Aziende').value).toBe('7');
  });

  it('are no longer set by who has just lost the right', async () => {
    // What the home page asks for, where the way leads.
    serveDashboard();
    serveCompanies();
    answer(api.getOwnProfile, aUser({ isAdmin: true }));
    refuse(api.setUserLimits, 'accounts.admin_only');
    const { user, router } = openApp('/admin?sezione=utenti');
    const dialog = await manage(user);
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Accesso Negato')).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
  });
});
