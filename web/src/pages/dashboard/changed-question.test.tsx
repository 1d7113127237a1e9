import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

const OLD = 'Quale CRM per un’agenzia?';
const NEW = 'Quale CRM per uno studio?';
const old = aPrompt({ text: OLD });
const changed = aPrompt({ text: NEW, series: 2, seriesSince: '2026-11-27', monitoringData: [] });

async function openDialog() {
  serveCompanies(aCompany({ prompts: [old] }));
  const { user } = openApp(`/?azienda=${anId(100)}`);
  await user.click(await screen.findByRole('button', { name: 'Cambia la domanda del prompt 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, field: await dialog.findByLabelText('Testo del prompt') };
}

describe('a question that is changed', () => {
  it('says what becomes of its figures, is sent once, and starts anew on its card', async () => {
    respond(api.changePrompt, () => {
      serveCompanies(aCompany({ prompts: [changed] }));
      return Response.json({ prompt: changed });
    });
    const { user, dialog, field } = await openDialog();
    expect(dialog.getByText(/I numeri ripartono da qui.*non si confrontano con i nuovi/)).toBeTruthy();
    const button = dialog.getByRole('button', { name: 'Cambia domanda' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.clear(field);
    await user.type(field, NEW);
    await user.click(button);
    expect(await screen.findByText('Domanda cambiata')).toBeTruthy();
    expect(await screen.findByText(NEW)).toBeTruthy();
    expect(screen.getByText('Domanda cambiata: i numeri ripartono dalla prossima analisi')).toBeTruthy();
    expect(listRequests(api.changePrompt)).toHaveLength(1);
  });

  it('asks whether the company may ask the same twice', async () => {
    refuse(api.changePrompt, 'companies.duplicate_prompt');
    const { user, dialog, field } = await openDialog();
    await user.clear(field);
    await user.type(field, NEW);
    await user.click(dialog.getByRole('button', { name: 'Cambia domanda' }));
    expect(await dialog.findByText(`«${NEW}» esiste già: aggiungere lo stesso?`)).toBeTruthy();
  });

  it('is said not to be analysed where the account has no analysis left', async () => {
    answer(
      api.getUserLimits,
      someLimits({
        limits: { ...someLimits().limits, promptAnalysisEnabled: false },
        usage: { companies: 1, prompts: 1, analyses: 1 },
      }),
    );
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/La nuova domanda non viene analizzata/)).toBeTruthy();
  });
});
