import { startOpenaiCompatible } from '../../server/test/stand-ins/openai-compatible.ts';
import type { OpenaiCompatibleStandIn } from '../../server/test/stand-ins/openai-compatible.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test as base } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { promptCard, setUpCompany, tile, waitForNumbers } from './fixtures/screens.ts';
import { startProduct } from './fixtures/start-product.ts';

const COMPANY = { name: 'Ottica Rivabella', websiteUrl: 'https://ottica-rivabella.example' };
const NAMING = `I negozi più consigliati sono questi:

1. **Salmoiraghi & Viganò**: rete capillare.
2. **Ottica Rivabella**: ottima assistenza, prezzi chiari.`;

/** One engine that answers, one that is busy and says until when, one that breaks every connection. */
const test = base.extend<object, { engines: OpenaiCompatibleStandIn }>({
  engines: [
    async ({ browserName: _ }, use) => {
      const engines = await startOpenaiCompatible({
        rules: [
          { model: 'sano', text: NAMING },
          { model: 'occupato', fault: 'rate_limited', retryAfter: '1800' },
          { model: 'rotto', fault: 'reset' },
        ],
      });
      await use(engines);
      await engines.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ engines: { baseUrl } }, use) => {
      const product = await startProduct({
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
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('two engines that fail are named with reason and next attempt, and the third one’s numbers stand alone', async ({
  page,
}) => {
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
