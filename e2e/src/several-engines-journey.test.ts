import {
  startOpenaiCompatible,
  type OpenaiCompatibleStandIn,
} from '../../server/test/stand-ins/engines/openai-compatible.ts';
import { expectAccessible, expectFit } from './fixtures/accessible.ts';
import { expect, test as base } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { promptCard, setUpCompany, tile, waitForNumbers } from './fixtures/screens.ts';
import { startProduct } from './fixtures/start-product.ts';

const COMPANY = { name: 'Ottica Rivabella', websiteUrl: 'https://ottica-rivabella.example' };
const NAMING = `I negozi più consigliati sono questi:

1. **Salmoiraghi & Viganò**: rete capillare.
2. **Ottica Rivabella**: ottima assistenza, prezzi chiari.`;

/** Three engines, known by the names of their models: how each fares is the test's to say. */
const test = base.extend<object, { engines: OpenaiCompatibleStandIn }>({
  engines: [
    async ({ browserName: _ }, use) => {
      const engines = await startOpenaiCompatible();
      await use(engines);
      await engines.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ engines: { baseUrl } }, use) => {
      const product = await startProduct({
        settings: {
          // Models without a known price count as their engine's dearest: the day's money would end within one analysis.
          ENGINE_DAILY_BUDGET_CENTS: '0',
          READER: 'rules',
          OPENAI_API_KEY: 'sk-prova',
          OPENAI_BASE_URL: baseUrl,
          OPENAI_MODEL: 'sano',
          PERPLEXITY_API_KEY: 'pplx-prova',
          PERPLEXITY_BASE_URL: baseUrl,
          PERPLEXITY_MODEL: 'occupato',
          ANTHROPIC_API_KEY: 'sk-ant-prova',
          ANTHROPIC_BASE_URL: baseUrl,
          ANTHROPIC_MODEL: 'rotto',
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('the page of a company that several engines answer for fits every width', async ({ page, engines }) => {
  engines.setRules([{ text: NAMING }]);
  await openAccount(page.request);
  await setUpCompany(page, { ...COMPANY, prompts: ['Quale ottico consigliate per lenti progressive?'] });
  await waitForNumbers(promptCard(page));
  const choice = page.getByRole('group', { name: 'Mostra i numeri di' });
  await expect(choice.getByRole('button')).toHaveCount(4);
  await expectFit(page, 'prompts at several engines');
  await page.getByRole('tab', { name: 'Tabella Risultati' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectFit(page, 'results at several engines');
});

// Last: the product leaves engines that failed in peace for a while, for every test that would follow.
test('two engines that fail are named with reason and next attempt, and the third one’s numbers stand alone', async ({
  page,
  engines,
}) => {
  // One answers, one is busy and says until when, one breaks every connection.
  engines.setRules([
    { model: 'sano', text: NAMING },
    { model: 'occupato', fault: 'rate_limited', retryAfter: '1800' },
    { model: 'rotto', fault: 'reset' },
  ]);
  await openAccount(page.request);
  await setUpCompany(page, { ...COMPANY, prompts: ['Quale ottico consigliate per lenti progressive?'] });
  const card = promptCard(page);
  await waitForNumbers(card);
  await expect(tile(card, 'Mention Rate')).toContainText('100,0%');
  await expect(tile(card, 'Mention Rate')).toContainText('n = 5');
  await expect(tile(card, 'Posizione Media')).toContainText('2,0');
  await expect(tile(card, 'Numero Analisi')).toContainText('5 risposte valide');

  const notice = card.getByRole('region', { name: '2 motori non hanno risposto' });
  const rows = notice.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const busy = rows.filter({ hasText: 'Perplexity' });
  await expect(busy).toContainText('Il motore ha ricevuto troppe richieste e non ha risposto.');
  await expect(busy).toContainText(/Nuovo tentativo: .*\d{2}:\d{2}/);
  const broken = rows.filter({ hasText: 'Claude' });
  await expect(broken).toContainText('Il collegamento con il motore si è interrotto.');
  await expect(broken).toContainText('Nuovo tentativo');
  await expect(card).not.toContainText(/(?<!\d)0,0%/);

  await expectAccessible(page, 'two engines that fail', 'main');
});
