import { api, type AuditEntry } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPipeline, anAdminUser, someAccounts } from '../../../test/admin-builders.ts';
import { answer, cutOff, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveAdmin } from '../../../test/serve-admin.ts';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveAdmin);

const press = async (name: string) => {
  const { user, router } = openApp('/admin');
  await user.click(await screen.findByRole('button', { name }));
  return router;
};

describe('stuck prompts', () => {
  const figure = async () => {
    const overview = within(await screen.findByRole('region', { name: 'Piattaforma' }));
    return (await overview.findByText('Prompt bloccati', { selector: 'dt' })).nextElementSibling;
  };

  it('that are none offer nothing to clean', async () => {
    openApp('/admin');
    await waitFor(async () => {
      expect((await figure())?.textContent).toBe('0');
    });
    expect(screen.queryByRole('button', { name: 'Pulisci Tutto' })).toBeNull();
  });

  it('are cleaned by one click, and counted anew', async () => {
    answer(api.countStuckPrompts, { count: 3 });
    respond(api.clearStuckPrompts, () => {
      answer(api.countStuckPrompts, { count: 0 });
      return HttpResponse.json({ message: '3 prompt bloccati sono stati chiusi con le risposte arrivate.' });
    });
    await press('Pulisci Tutto');
    expect(await screen.findByText('Prompt puliti')).toBeTruthy();
    expect(screen.getByText('3 prompt bloccati sono stati chiusi con le risposte arrivate.')).toBeTruthy();
    await waitFor(async () => {
      expect((await figure())?.textContent).toBe('0');
    });
  });

  it('say so also when the button goes before the rest of the panel is new', async () => {
    const rest = Promise.withResolvers<Response>();
    answer(api.countStuckPrompts, { count: 3 });
    respond(api.clearStuckPrompts, () => {
      answer(api.countStuckPrompts, { count: 0 });
      respond(api.getPipeline, () => rest.promise);
      return HttpResponse.json({ message: '3 prompt bloccati sono stati chiusi con le risposte arrivate.' });
    });
    await press('Pulisci Tutto');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^(Pulisci Tutto|Pulizia)/ })).toBeNull();
    });
    rest.resolve(HttpResponse.json(aPipeline()));
    expect(await screen.findByText('Prompt puliti')).toBeTruthy();
  });

  it('say why they could not be cleaned', async () => {
    answer(api.countStuckPrompts, { count: 3 });
    cutOff(api.clearStuckPrompts);
    await press('Pulisci Tutto');
    expect(await screen.findByText('Errore')).toBeTruthy();
    expect((await figure())?.textContent).toBe('3Pulisci Tutto');
  });

  it('say what could not be done where the answer has no message', async () => {
    answer(api.countStuckPrompts, { count: 3 });
    respond(api.clearStuckPrompts, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }));
    await press('Pulisci Tutto');
    expect(await screen.findByText('Impossibile pulire i prompt bloccati.')).toBeTruthy();
  });

  it('that could not be counted are not zero', async () => {
    cutOff(api.countStuckPrompts);
    openApp('/admin');
    await waitFor(async () => {
      expect((await figure())?.textContent).toBe('n/d');
    });
  });
});

describe('the acts of an administrator', () => {
  it.each([
    ['Test Email', api.sendTestMail, 'Email di test inviata'],
    ['Test Webhook', api.sendTestPrompt, 'Prompt di test inviato'],
  ] as const)('%s says what came of it', async (name, endpoint, title) => {
    answer(endpoint, { message: 'È arrivato.' });
    await press(name);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('È arrivato.')).toBeTruthy();
  });

  it.each([
    ['Test Email', api.sendTestMail, 'Email di test inviata'],
    ['Test Webhook', api.sendTestPrompt, 'Prompt di test inviato'],
    ['Invio Massivo', api.sendOverduePrompts, 'Invio massivo completato'],
  ] as const)('%s says so also to who has left the panel meanwhile', async (name, endpoint, title) => {
    const end = Promise.withResolvers<Response>();
    respond(endpoint, () => end.promise);
    const router = await press(name);
    await router.navigate({ to: '/privacy' });
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Piattaforma' })).toBeNull();
    });
    end.resolve(HttpResponse.json({ message: 'È arrivato.', totalSent: 12 }));
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it.each([
    ['Test Email', api.sendTestMail, 'Errore invio email', 'admin.mail_not_sent'],
    ['Test Webhook', api.sendTestPrompt, 'Errore invio prompt test', 'integrations.webhook_failed'],
    ['Invio Massivo', api.sendOverduePrompts, 'Errore invio massivo', 'server.unavailable'],
  ] as const)('%s says that it failed', async (name, endpoint, title, code) => {
    refuse(endpoint, code);
    await press(name);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByText(/inviat[ao]$|completato/)).toBeNull();
  });

  it.each([
    ['Test Email', api.sendTestMail, "Impossibile inviare l'email di test. Controlla le configurazioni."],
    ['Test Webhook', api.sendTestPrompt, 'Impossibile inviare il prompt di test al webhook n8n.'],
  ] as const)(
    '%s says in its own words that it failed where the answer has none',
    async (name, endpoint, text) => {
      respond(endpoint, () => new HttpResponse(null, { status: 500 }));
      await press(name);
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it.each([
    [12, 'Inviati 12 prompt in ritardo.'],
    [1, 'Inviato un prompt in ritardo.'],
    [0, 'Inviati 0 prompt in ritardo: nessuno aspettava di partire.'],
  ])('Invio Massivo says how many were sent: %i', async (totalSent, text) => {
    answer(api.sendOverduePrompts, { totalSent });
    const { user } = openApp('/admin');
    // What is still on its way would not be asked for again.
    await screen.findByText(/ in corso$/);
    await user.click(screen.getByRole('button', { name: 'Invio Massivo' }));
    expect(await screen.findByText('Invio massivo completato')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => {
      expect(listRequests(api.getPipeline).length).toBeGreaterThan(1);
    });
  });

  it('lead who lost the right home', async () => {
    serveDashboard();
    serveCompanies();
    refuse(api.sendOverduePrompts, 'accounts.admin_only');
    const { user, router } = openApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Invio Massivo' }));
    expect(await screen.findByText('Accesso Negato')).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
  });
});

describe('the mails of a user', () => {
  const block = async () => (await screen.findByText('Email Analytics (24h)')).closest('div')?.textContent;
  const email = anAdminUser().email;
  beforeEach(() => {
    answer(api.getPipeline, aPipeline());
    answer(api.listUsers, someAccounts({ users: [anAdminUser()], total: 1 }));
  });

  it.each([
    ['good', 100, 67.5, 0, 'OKInviate6Consegna100,0%Apertura67,5%Rimbalzi0'],
    ['warning', 75, null, 1, 'AttenzioneInviate6Consegna75,0%Aperturan/dRimbalzi1'],
    ['problem', 50, 0, 3, 'ProblemaInviate6Consegna50,0%Apertura0,0%Rimbalzi3'],
    ['unknown', null, null, 0, 'Inviate6Consegnan/dAperturan/dRimbalzi0'],
  ] as const)('that are %s', async (status, deliveryRate, openRate, bounced, text) => {
    answer(api.getEmailAnalytics, {
      stats: { [email]: { sent: 6, deliveryRate, openRate, bounced, status } },
    });
    openApp('/admin?sezione=utenti');
    await waitFor(async () => {
      expect(await block()).toBe(`Email Analytics (24h)${text}`);
    });
    expect(listRequests(api.getEmailAnalytics)[0]?.query).toEqual({ users: anId(7) });
  });

  it('that are none, and that did not come', async () => {
    openApp('/admin?sezione=utenti');
    await waitFor(async () => {
      expect(await block()).toContain('Inviate0Consegnan/dAperturan/dRimbalzi0');
    });
  });

  it('that did not come are not zero', async () => {
    cutOff(api.getEmailAnalytics);
    openApp('/admin?sezione=utenti');
    await waitFor(async () => {
      expect(await block()).toContain('Inviaten/dConsegnan/dAperturan/dRimbalzin/d');
    });
  });
});

describe('the trail', () => {
  const anEntry = (over: Partial<AuditEntry>): AuditEntry => ({
    id: '9',
    kind: 'limits_set',
    createdAt: '2026-11-19T05:12:00.000Z',
    actor: { id: anId(1), email: 'capo@citato.example' },
    target: { id: anId(2), email: 'ada@esempio.example' },
    subject: 'companies=3 prompts=plan task-lists=plan analysis=plan',
    ...over,
  });

  it('says who did what to whom and when', async () => {
    const gone = anEntry({ id: '8', kind: 'overdue_sent', target: null, subject: '×12' });
    answer(api.listAudit, {
      entries: [anEntry({}), { ...gone, actor: { id: anId(3), email: null } }],
      next: null,
    });
    openApp('/admin?sezione=registro');
    const table = within(await screen.findByRole('table', { name: 'Registro delle azioni' }));
    const [, first, second] = table.getAllByRole('row');
    for (const text of [
      '19 nov 2026, 06:12',
      'Limiti impostati',
      'capo@',
      'ada@esempio.example',
      'aziende 3',
    ])
      expect(first?.textContent).toContain(text);
    for (const text of ['Invio massivo', `Account cancellato · ${anId(3).slice(0, 6)}`, '12'])
      expect(second?.textContent).toContain(text);
  });

  it('is turned over to what is older and back', async () => {
    respond(api.listAudit, ({ query }) =>
      HttpResponse.json(
        query['before'] === '9'
          ? { entries: [anEntry({ id: '3', kind: 'limits_reset' })], next: null }
          : { entries: [anEntry({})], next: '9' },
      ),
    );
    const { user } = openApp('/admin?sezione=registro');
    const older = await screen.findByRole<HTMLButtonElement>('button', { name: 'Meno recenti' });
    await user.click(older);
    expect(await screen.findByText('Limiti ripristinati')).toBeTruthy();
    expect(older.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Più recenti' }));
    expect(await screen.findByText('Limiti impostati')).toBeTruthy();
  });

  it('says that nothing was done yet', async () => {
    openApp('/admin?sezione=registro');
    expect(await screen.findByText('Nessuna azione ancora')).toBeTruthy();
  });
});
