import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

describe('two deletions at once', () => {
  const texts = ['Quale CRM per un’agenzia?', 'Quale CRM per uno studio?'] as const;

  /** Deletes both prompts; the first waits for its answer, the second is deleted at once. */
  async function deleteBoth(first: Promise<Response>) {
    const prompts = texts.map((text, index) => aPrompt({ id: anId(200 + index), text }));
    serveCompanies(aCompany({ prompts }));
    respond(api.deletePrompt, () =>
      listRequests(api.deletePrompt).length === 1 ? first : new HttpResponse(null, { status: 204 }),
    );
    const { user } = openApp(`/?azienda=${anId(100)}`);
    for (const number of ['1', '1']) {
      await user.click(await screen.findByRole('button', { name: `Elimina prompt ${number}` }));
      await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    }
    expect(await screen.findByText('Prompt eliminato')).toBeTruthy();
  }

  it('of which one fails bring back that one alone', async () => {
    const first = Promise.withResolvers<Response>();
    await deleteBoth(first.promise);
    refuse(api.listCompanies, 'server.unavailable');
    first.resolve(HttpResponse.error());
    expect(await screen.findByText("Errore nell'eliminazione del prompt")).toBeTruthy();
    expect(screen.getByText(texts[0])).toBeTruthy();
    expect(screen.queryByText(texts[1])).toBeNull();
  });

  it('do not show again what is still being deleted', async () => {
    const first = Promise.withResolvers<Response>();
    await deleteBoth(first.promise);
    expect(screen.queryByText(texts[0])).toBeNull();
    serveCompanies(aCompany({ prompts: [] }));
    first.resolve(new HttpResponse(null, { status: 204 }));
    expect(await screen.findByText('Ancora nessun prompt')).toBeTruthy();
  });
});
