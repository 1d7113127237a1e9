import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { CHECKED, serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

async function typeInto(text: string) {
  const { user } = openApp(`/?azienda=${anId(100)}`);
  await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aggiungi Prompt' });
  await user.type(within(dialog).getByLabelText('Testo del prompt'), text);
  return { user, dialog, advice: () => within(dialog).findByRole('status', { name: 'Consigli sul prompt' }) };
}

describe('advice while a prompt is typed', () => {
  it('comes once typing rests, in one call, and says what stands against the text and how soon it tells something', async () => {
    answer(api.checkPrompt, {
      ...CHECKED,
      isGeneric: true,
      similar: { text: 'Quale CRM per piccole imprese?', isSame: false },
    });
    const { advice } = await typeInto('Miglior CRM');
    expect(
      await screen.findByText('Chiede quasi lo stesso di «Quale CRM per piccole imprese?».'),
    ).toBeTruthy();
    expect((await advice()).textContent).toContain('È molto generica');
    expect((await advice()).textContent).toContain('si vede in 5 giorni');
    expect(listRequests(api.checkPrompt).map(({ body }) => body)).toEqual([
      { text: 'Miglior CRM', companyId: anId(100), others: [] },
    ]);
  });

  it('says nothing of a text it has not seen', async () => {
    answer(api.checkPrompt, { ...CHECKED, namesCompany: true });
    const { user, dialog } = await typeInto('Ponteverde');
    await screen.findByText(/Contiene il nome dell’azienda/);
    await user.type(within(dialog).getByLabelText('Testo del prompt'), ' o altri');
    expect(screen.queryByText(/Contiene il nome dell’azienda/)).toBeNull();
  });

  it('never stands in the way of saving, and is silent where it cannot be had', async () => {
    refuse(api.checkPrompt, 'request.rate_limited');
    answer(api.addPrompts, { prompts: [] }, 201);
    const { user, dialog } = await typeInto('Miglior CRM per studi legali');
    await waitFor(() => {
      expect(listRequests(api.checkPrompt)).toHaveLength(1);
    });
    expect(within(dialog).queryByText(/si vede in/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi Prompt' }));
    await waitFor(() => {
      expect(listRequests(api.addPrompts)).toHaveLength(1);
    });
  });
});
