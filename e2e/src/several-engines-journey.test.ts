import { startOpenaiCompatible } from '../../server/test/stand-ins/openai-compatible.ts';
import { expectFit } from './fixtures/accessible.ts';
import { expect, test as base } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { promptCard, setUpCompany, waitForNumbers } from './fixtures/screens.ts';
import { startProduct } from './fixtures/start-product.ts';

const COMPANY = { name: 'Ottica Rivabella', websiteUrl: 'https://ottica-rivabella.example' };
const NAMING = `I negozi più consigliati sono questi:

1. **Salmoiraghi & Viganò**: rete capillare.
2. **Ottica Rivabella**: ottima assistenza, prezzi chiari.`;

const test = base.extend({
  product: [
    async ({ browserName: _ }, use) => {
      const engines = await startOpenaiCompatible({ rules: [{ text: NAMING }] });
      const { baseUrl } = engines;
      const product = await startProduct({
        // Models without a known price count as their engine's dearest: the day's money would end within one analysis.
        ENGINE_DAILY_BUDGET_CENTS: '0',
        READER: 'rules',
        OPENAI_API_KEY: 'sk-prova',
        OPENAI_BASE_URL: baseUrl,
        OPENAI_MODEL: 'sano',
        PERPLEXITY_API_KEY: 'pplx-prova',
        PERPLEXITY_BASE_URL: baseUrl,
        PERPLEXITY_MODEL: 'sano',
        COMPATIBLE_BASE_URL: baseUrl,
        COMPATIBLE_MODEL: 'sano',
      });
      await use(product);
      await product.stop();
      await engines.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('the page of a company that several engines answer for fits every width', async ({ page }) => {
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
