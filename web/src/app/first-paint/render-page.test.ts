import { beforeEach, expect, it } from 'vitest';
import { aConfig, aPlan } from '../../../test/api-server.ts';
import { changeSession } from '#lib/session/session-store';
import { renderPage } from './render-page.tsx';

beforeEach(() => () => {
  changeSession({ status: 'loading' });
});

const PRO = aPlan({
  id: 'pro',
  name: 'Pro',
  price: 4900,
  normalPriceCents: 5900,
  stripePriceId: 'price_pro',
});
const draw = async ({ address = '/', basePath = '', config = aConfig() } = {}) => {
  const page = await renderPage({ address, basePath, facts: { plans: [aPlan(), PRO], config } });
  const body = document.createElement('div');
  body.innerHTML = page.html;
  return { ...page, body };
};

it('draws the landing page whole: prices, engines, questions, and every way on as a real link', async () => {
  const { body, questions, html } = await draw({ config: aConfig({ demo: false, engines: ['openai'] }) });
  expect(body.querySelector('h1')?.textContent).toContain('Quando un cliente chiede all’AI');
  expect(body.textContent).toContain('€49');
  expect(body.querySelector('a[href="/register?plan=pro"]')?.textContent).toBe('Scegli Pro');
  expect(body.querySelectorAll('a[href="/login"]')).toHaveLength(1);
  expect(body.textContent).toContain(
    'Oggi ChatGPT. Sono in arrivo Perplexity, Gemini, Claude, Google AI Overviews, Google AI Mode, Copilot, ChatGPT (pagina web), Grok, Mistral e DeepSeek.',
  );
  expect(questions.map(({ question }) => question)).toEqual(
    [...body.querySelectorAll('summary')].map((summary) => summary.textContent),
  );
  expect(html).not.toContain('<script');
});

it('names a promotion only while it runs', async () => {
  const promise = /Prezzo di lancio/;
  expect((await draw({ config: aConfig({ promoEndsAt: '2999-10-31T22:59:59.000Z' }) })).html).toMatch(
    promise,
  );
  expect((await draw({ config: aConfig({ promoEndsAt: '2025-10-31T22:59:59.000Z' }) })).html).not.toMatch(
    promise,
  );
});

it('draws the forms with real fields, which never send a password in an address', async () => {
  for (const address of ['/login', '/register']) {
    const { body } = await draw({ address });
    expect(body.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(body.querySelector('input[name=password]')?.getAttribute('autocomplete')).toMatch(/password$/);
  }
});

it('draws the plan somebody came for, and leads on with what their address said', async () => {
  const { body } = await draw({ address: '/register?plan=pro&redirect=%2Fcheckout' });
  expect(body.textContent).toContain('Piano PRO');
  expect(body.querySelector('a[href^="/login?"]')?.getAttribute('href')).toContain('plan=pro');
});

it('begins every link with the path the product stands under', async () => {
  const links = async (page: { address: string; basePath: string }) =>
    [...(await draw(page)).body.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
  for (const address of ['/', '/login', '/register?plan=pro']) {
    const found = await links({ address, basePath: '/citato' });
    const atRoot = await links({ address, basePath: '' });
    // What the operator names (privacy, cookie) comes complete with the facts.
    const own = atRoot.filter((href) => !/privacy|cookie/.test(href));
    expect(own.length).toBeGreaterThan(0);
    expect(found.filter((href) => !/privacy|cookie/.test(href))).toEqual(own.map((href) => `/citato${href}`));
  }
});
