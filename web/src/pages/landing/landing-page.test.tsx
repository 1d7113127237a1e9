import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aConfig, answer, aPlan, aUser, cutOff, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  window.dataLayer = [];
  answer(api.listPlans, PLANS);
});

const PLANS = [
  aPlan(),
  aPlan({
    id: 'pro',
    name: 'Pro',
    price: 4900,
    normalPriceCents: 5900,
    maxCompanies: 2,
    maxPrompts: 15,
    stripePriceId: 'price_pro',
    promptAnalysisEnabled: true,
  }),
  aPlan({
    id: 'guru',
    name: 'Guru',
    price: 9900,
    normalPriceCents: 9900,
    maxCompanies: 5,
    maxPrompts: 50,
    stripePriceId: 'price_guru',
    promptAnalysisEnabled: true,
    taskListsEnabled: true,
  }),
  aPlan({
    id: 'business',
    name: 'Business',
    price: 19900,
    normalPriceCents: 19900,
    maxCompanies: 15,
    maxPrompts: 150,
  }),
];

/** The landing page as a visitor finds it. */
function visit() {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  return openApp('/');
}

it('has one primary button in its first fold, below the headline', async () => {
  visit();
  const headline = await screen.findByRole('heading', { level: 1 });
  const answer = await screen.findByRole('button', { name: 'Vedi la risposta' });
  const first = answer.closest<HTMLElement>('main > *') ?? expect.fail('no first fold');
  const fold = [screen.getByRole('banner'), first];
  const primary = fold
    .flatMap((part) => [...part.querySelectorAll('.bg-accent')])
    // What stands in for a visitor without JavaScript is hidden with it.
    .filter((button) => button.closest('.hidden') === null);
  expect(primary).toEqual([answer]);
  expect(headline.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(first).getAllByRole('link', { name: 'Inizia gratis' }).length).toBeGreaterThan(0);
});

const findPlan = (name: string) => screen.findByRole('listitem', { name });

it('records the click and leads a visitor to registration', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  const { user, router } = openApp('/');
  const [start] = await screen.findAllByRole('link', { name: 'Inizia gratis' });
  if (start === undefined) throw new Error('No way to start');
  await user.click(start);

  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/register');
  });
  await screen.findByRole('heading', { name: 'Crea il tuo account' });
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      path: '/',
      title: 'Citato: chi nomina l’AI quando parla del tuo settore',
      category: 'landing',
      userId: null,
      authenticated: false,
    },
    { event: 'cta_click', label: 'Inizia gratis', destination: '/register' },
    {
      event: 'page_view',
      path: '/register',
      title: 'Crea il tuo account · Citato',
      category: 'auth',
      userId: null,
      authenticated: false,
    },
  ]);
});

it('shows the plans as they are, the most popular marked, and none that cannot be bought to be chosen', async () => {
  visit();
  const guru = within(await findPlan('Guru'));
  expect(guru.getByText('Più Popolare')).toBeTruthy();
  expect(guru.getByText('€99')).toBeTruthy();
  expect(guru.getByText('5 aziende')).toBeTruthy();
  expect(guru.getByRole('link', { name: 'Scegli Guru' }).getAttribute('href')).toBe('/register?plan=guru');
  const business = within(await findPlan('Business'));
  expect(business.getByRole('button', { name: 'Scegli Business' }).hasAttribute('disabled')).toBe(true);
  expect(business.getByText('Al momento non si può acquistare.')).toBeTruthy();
  expect(screen.queryByText(/Prezzo di lancio/)).toBeNull();
});

it('takes the chosen plan along to registration', async () => {
  const { user, router } = visit();
  await user.click(within(await findPlan('Pro')).getByRole('link', { name: 'Scegli Pro' }));
  await waitFor(() => {
    expect(router.state.location.href).toBe('/register?plan=pro');
  });
  await screen.findByText('Piano PRO');
  expect(window.dataLayer).toContainEqual({
    event: 'cta_click',
    label: 'Scegli Pro',
    destination: '/register',
  });
});

it('names a promotion only while it runs, and only where the price is lower', async () => {
  answer(api.getConfig, aConfig({ promoEndsAt: '2999-10-31T22:59:59.000Z' }));
  visit();
  const pro = within(await findPlan('Pro'));
  expect(await pro.findByText(/Fino al 31 ottobre 2999, poi €59 al mese/)).toBeTruthy();
  expect(within(await findPlan('Guru')).queryByText(/Prezzo di lancio/)).toBeNull();
});

it.each([null, '2020-10-31T22:59:59.000Z'])(
  'names no promotion that ended or was never there: %s',
  async (end) => {
    answer(api.getConfig, aConfig({ promoEndsAt: end }));
    visit();
    const pro = within(await findPlan('Pro'));
    await screen.findByRole('contentinfo');
    expect(pro.getByText('€49')).toBeTruthy();
    expect(pro.queryByText(/Prezzo di lancio|Fino al/)).toBeNull();
  },
);

it('says so when the plans did not come, and shows them once they do', async () => {
  refuse(api.listPlans, 'server.unavailable');
  const { user } = visit();
  expect(await screen.findByText('I piani non sono arrivati')).toBeTruthy();
  answer(api.listPlans, PLANS);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await findPlan('Guru')).toBeTruthy();
});

it('leads larger customers to a mail, and tells the click', async () => {
  answer(api.getConfig, aConfig({ contact: { email: null, enterpriseEmail: 'grandi@citato.example' } }));
  const { user } = visit();
  const contact = await screen.findByRole('link', { name: 'Scrivici' });
  expect(contact.getAttribute('href')).toBe('mailto:grandi@citato.example');
  contact.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await user.click(contact);
  expect(window.dataLayer).toContainEqual({
    event: 'cta_click',
    label: 'Scrivici',
    destination: 'enterprise',
  });
});

it('offers nothing beyond the plans where there is nobody to write to', async () => {
  answer(api.getConfig, aConfig({ contact: { email: null, enterpriseEmail: null } }));
  visit();
  const plans = within(await screen.findByRole('region', { name: 'Piani' }));
  await waitFor(() => {
    expect(plans.queryByText('Enterprise')).toBeNull();
  });
  expect(plans.queryByRole('link', { name: 'Scrivici' })).toBeNull();
  expect(plans.queryByText(/da indicare|condizioni su misura/)).toBeNull();
  expect(await plans.findByText('Pro')).toBeTruthy();
});

it('answers the questions from the plans and engines there are', async () => {
  answer(api.getConfig, aConfig({ demo: false, engines: ['openai'] }));
  visit();
  expect(
    await screen.findByText(
      'Oggi ChatGPT. Sono in arrivo Perplexity, Gemini, Claude, Google AI Overviews, Google AI Mode, Copilot, ChatGPT (pagina web), Grok, Mistral e DeepSeek.',
    ),
  ).toBeTruthy();
  const free = '1 azienda, 1 prompt e una sola analisi, senza carta di credito.';
  await waitFor(() => {
    expect(screen.getAllByText(free)).toHaveLength(2);
  });
  expect(screen.queryByText(/29/)).toBeNull();
});

it('states at its foot who answers for it, and says what is missing', async () => {
  answer(
    api.getConfig,
    aConfig({
      legal: {
        name: 'Citato S.r.l.',
        address: 'Via Roma 1, Torino',
        vat: null,
        privacyUrl: '/privacy',
        cookieUrl: 'https://citato.example/cookie',
      },
      contact: { email: 'info@citato.example', enterpriseEmail: null },
    }),
  );
  visit();
  const foot = within(await screen.findByRole('contentinfo'));
  expect(await foot.findByText('Citato S.r.l.')).toBeTruthy();
  expect(foot.getByText('Partita IVA da indicare')).toBeTruthy();
  expect(foot.getByRole('link', { name: 'info@citato.example' }).getAttribute('href')).toBe(
    'mailto:info@citato.example',
  );
  expect(foot.getByRole('link', { name: 'Cookie' }).getAttribute('href')).toBe(
    'https://citato.example/cookie',
  );
});

it('leads to what becomes of the data, at its foot', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  openApp('/');
  const foot = within(await screen.findByRole('contentinfo'));
  expect(foot.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  expect(foot.getByRole('link', { name: 'Cookie' }).getAttribute('href')).toBe('/cookie');
});

const OTHERS = 'Google AI OverviewsGoogle AI ModeCopilotChatGPT (pagina web)GrokMistralDeepSeek';
const listChannels = async () => {
  const channels = await screen.findByRole('region', { name: 'Motori AI' });
  return waitFor(() => {
    const words = channels.textContent;
    expect(words).not.toBe('');
    return words;
  });
};

it('tells the engines that are monitored from those that are arriving', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'google'] }));
  openApp('/');
  expect(await listChannels()).toBe(`Monitorati oggiChatGPTGeminiIn arrivoPerplexityClaude${OTHERS}`);
});

it('claims no engine where the demo engine answers alone', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  openApp('/');
  expect(await listChannels()).toBe(
    `Modalità demo: qui risponde un motore di provaIn arrivoChatGPTPerplexityGeminiClaude${OTHERS}`,
  );
});

it('says so when the server cannot be reached, and opens once it can', async () => {
  cutOff(api.refreshSession);
  const { user } = openApp('/login');
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.getByText('Citato non risponde')).toBeTruthy();

  refuse(api.refreshSession, 'accounts.unauthenticated');
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeTruthy();
});

it('forwards who is signed in away from login', async () => {
  answer(api.refreshSession, { accessToken: 'token-1' });
  answer(api.getOwnProfile, aUser());
  refuse(api.listCompanies, 'server.unavailable');
  refuse(api.getUserLimits, 'server.unavailable');
  refuse(api.getConfig, 'server.unavailable');
  refuse(api.getMonitoringLastUpdate, 'server.unavailable');
  refuse(api.streamEvents, 'server.unavailable');
  const { router } = openApp('/login');
  expect(await screen.findByRole('button', { name: 'Menu utente: Giulia' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
