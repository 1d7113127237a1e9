import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';

/** The first bytes of every PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

test('a company’s history says what is proven, is read by keys, opens its answers and goes along as a file', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);

  await test.step('from the weeks of the overview to the tab', async () => {
    await page.getByRole('link', { name: /Andamento di Gestilia$/ }).click();
    await expect(page.getByRole('tab', { name: 'Andamento', selected: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: '12 settimane' })).toBeChecked();
    await page.getByRole('radio', { name: '4 settimane' }).click();
    await expect(page.getByRole('radio', { name: '4 settimane' })).toBeChecked();
  });

  await test.step('the sentence claims what its row proves', async () => {
    await expect(
      page.getByText(/^(In crescita|In calo|Nessuna variazione provata|Nessun confronto):$/),
    ).toBeVisible();
    const numbers = page.getByRole('table', { name: 'I numeri del periodo' });
    await expect(numbers.getByRole('row')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Canali AI' })).toContainText(
      'Un solo motore: Motore demo.',
    );
    await expect(page.getByRole('region', { name: 'Con chi ti nominano' })).toBeVisible();
  });

  await test.step('the arrow keys lead from point to point', async () => {
    const points = page.getByRole('slider', { name: 'Punti del grafico, giorno per giorno' });
    // The four weeks have come: until then the twelve before stay on screen.
    await expect(points).toHaveAttribute('aria-valuemax', '27');
    await points.focus();
    const last = await points.getAttribute('aria-valuetext');
    await points.press('ArrowLeft');
    await expect(points).not.toHaveAttribute('aria-valuetext', last ?? '');
    await points.press('End');
    await expect(points).toHaveAttribute('aria-valuetext', last ?? '');
  });

  await test.step('the view goes along as a picture and as a file for a spreadsheet', async () => {
    const save = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const picture = await save('Scarica PNG');
    expect(picture.name).toMatch(/^citato-andamento-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.png$/);
    expect(picture.bytes.subarray(0, 4)).toEqual(PNG);
    expect(picture.bytes.length).toBeGreaterThan(20_000);
    const table = await save('Scarica CSV');
    expect(table.bytes.toString('utf8')).toMatch(
      /^\uFEFFI numeri del periodo;[\s\S]+\r\nGestilia;Tutti i motori;/,
    );
  });

  await test.step('a row leads to the answers behind it', async () => {
    const numbers = page.getByRole('table', { name: 'I numeri del periodo' });
    await numbers.getByRole('button', { name: 'Leggi le risposte: Sito proprio tra le fonti' }).click();
    const prompts = page.getByRole('dialog', { name: 'Leggi le risposte: Sito proprio tra le fonti' });
    await prompts
      .getByRole('button', { name: /^Leggi le risposte: \S/ })
      .last()
      .click();
    await expect(page.getByRole('dialog', { name: 'Motore demo' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('scheda')).toBe('andamento');
  });
});
