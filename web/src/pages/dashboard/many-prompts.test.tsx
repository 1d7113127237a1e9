import { api } from '@citato/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, listRequests, someSpending, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany({ prompts: [aPrompt({ text: 'Esiste già?' })] }));
  answer(api.listNamingTexts, { naming: [1] });
  answer(api.addPrompts, { prompts: [aPrompt({ id: anId(300) }), aPrompt({ id: anId(301) })] });
});

async function openDialog() {
  const { user } = openApp(`/?azienda=${anId(100)}`);
  await user.click(await screen.findByRole('button', { name: 'Aggiungi molte domande' }));
  const dialog = await screen.findByRole('dialog', { name: 'Molte domande in una volta' });
  const paste = (text: string) => {
    fireEvent.change(within(dialog).getByLabelText('Domande'), { target: { value: text } });
  };
  return { user, dialog, paste };
}

describe('many prompts at once', () => {
  it('are shown with what stands against them, and added with their labels in one request', async () => {
    const { user, dialog, paste } = await openDialog();
    paste('domanda\tetichetta\nDove dormo?\tHotel\nPonteverde conviene?\t\nesiste GIÀ?\t\n');
    const preview = await within(dialog).findByRole('list', { name: 'Anteprima' });
    const [first, second, third] = within(preview).getAllByRole('listitem');
    expect(first?.textContent).toBe('Dove dormo?Hotel');
    await waitFor(() => {
      expect(second?.textContent).toContain('contiene il nome dell’azienda');
    });
    expect(third?.textContent).toContain('esiste già');
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi 2 domande' }));
    await waitFor(() => {
      expect(listRequests(api.addPrompts)).toHaveLength(1);
    });
    expect(listRequests(api.addPrompts)[0]?.body).toMatchObject({
      prompts: [{ text: 'Dove dormo?', labels: ['Hotel'] }, { text: 'Ponteverde conviene?' }],
    });
    expect(await screen.findByText('2 domande aggiunte')).toBeTruthy();
  });

  it('come from a file of searches, those with the name apart', async () => {
    const { dialog, user } = await openDialog();
    const csv =
      'Query principali,Clic,Impressioni,CTR,Posizione\nhotel spa garda,1,90,1%,3\nponteverde,9,80,9%,1';
    await user.upload(within(dialog).getByLabelText('Scegli un file'), new File([csv], 'Query.csv'));
    const apart = await within(dialog).findByRole('checkbox', {
      name: 'Aggiungi «Ponteverde: che cosa consigli?»',
    });
    await waitFor(() => {
      expect(apart).toHaveProperty('checked', false);
    });
    expect(within(dialog).getByRole('button', { name: 'Aggiungi 1 domanda' })).toBeTruthy();
  });

  it('of an archive say what to open instead', async () => {
    const { dialog, user } = await openDialog();
    await user.upload(
      within(dialog).getByLabelText('Scegli un file'),
      new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'export.csv'),
    );
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Query.csv');
  });

  const UTF16 = Uint8Array.from(
    Array.from('\uFEFFPerché dormire a Forlì?').flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return [code & 0xff, code >> 8];
    }),
  );
  it.each([
    ['UTF-16', UTF16],
    ['Latin-1', Uint8Array.from('Perché dormire a Forlì?', (sign) => sign.charCodeAt(0))],
  ])('come from a file in %s as it was written', async (_name, bytes) => {
    const { dialog, user } = await openDialog();
    await user.upload(within(dialog).getByLabelText('Scegli un file'), new File([bytes], 'domande.txt'));
    const name = 'Aggiungi «Perché dormire a Forlì?»';
    expect(await within(dialog).findByRole('checkbox', { name })).toHaveProperty('checked', true);
  });

  it.each([
    ['a workbook', [0x50, 0x4b, 3, 4], 'domande.xlsx', 'salvalo come CSV'],
    ['an empty file', [], 'vuoto.csv', 'Il file è vuoto'],
    ['a file of line ends', [10, 13, 10], 'righe.csv', 'Il file è vuoto'],
  ])('of %s say what to do instead', async (_name, bytes, name, said) => {
    const { dialog } = await openDialog();
    const files = [new File([Uint8Array.from(bytes)], name)];
    fireEvent.drop(within(dialog).getByLabelText('Scegli un file'), { dataTransfer: { files } });
    expect((await within(dialog).findByRole('alert')).textContent).toContain(said);
    expect(within(dialog).queryByRole('list', { name: 'Anteprima' })).toBeNull();
  });

  it('that look like formulas, or stand twice, are sent as text and once', async () => {
    const { dialog, paste, user } = await openDialog();
    paste('=HYPERLINK("https://male.example";"clicca")\n@SUM(A1)?\n@sum(a1)?\n');
    expect(await within(dialog).findByText('2 di 3 domande da aggiungere')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi 2 domande' }));
    await waitFor(() => {
      expect(listRequests(api.addPrompts)[0]?.body).toMatchObject({
        prompts: [{ text: '=HYPERLINK("https://male.example";"clicca")' }, { text: '@SUM(A1)?' }],
      });
    });
  });

  it('cost a customer nothing beyond the plan', async () => {
    const { dialog, paste } = await openDialog();
    paste('Una?\nDue?\nTre?');
    expect(await within(dialog).findByText('Incluso, senza costi in più.')).toBeTruthy();
  });

  it('cost whoever runs Citato what all chosen ones cost together', async () => {
    answer(api.getOwnProfile, aUser({ planId: 'guru', isAdmin: true }));
    const analysis = [{ engine: 'openai' as const, cents: 4, readingCents: 0, reach: 'town' as const }];
    answer(api.getUserSpending, someSpending({ analysis }));
    const { dialog, paste, user } = await openDialog();
    paste('Una?\nDue?\nTre?');
    expect(await within(dialog).findByText(/circa €0,12 .*per 3 prompt\.$/)).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Aggiungi «Tre?»' }));
    expect(await within(dialog).findByText(/circa €0,08 .*per 2 prompt\.$/)).toBeTruthy();
  });

  it('are no more than the plan has room for', async () => {
    const { dialog, paste } = await openDialog();
    paste(Array.from({ length: 10_000 }, (_, index) => `Domanda ${String(index)}?`).join('\n'));
    expect(await within(dialog).findByText('Altre 9.750 righe non sono mostrate.')).toBeTruthy();
    expect(within(dialog).getByText(/Il piano ha ancora posto per/)).toBeTruthy();
  });
});
