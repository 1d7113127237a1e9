import { api } from '@citato/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aConfig,
  answer,
  aUser,
  cutOff,
  listRequests,
  refuse,
  startApiServer,
} from '../../../test/api-server.ts';
import { anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';

const ID = anId(7);
const ADDRESS = `/test/${ID}`;
const PROMPT = {
  id: ID,
  company_name: 'Torrefazione Brunalba',
  company_website: 'https://brunalba.example',
  text: `Quale caffè in grani consigliate ${'davvero '.repeat(20)}?`,
  persona: 'Sono un barista.',
  market: { country: 'ES', language: 'es', place: 'Madrid', name: 'Madrid, Spagna, in spagnolo' },
  series: 2,
};

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.getConfig, aConfig());
  answer(api.getPrompt, PROMPT);
});

const field = () => screen.findByRole('textbox', { name: 'Testo' });
const send = () => screen.getByRole('button', { name: 'Invia testo' });

describe('the trial of a prompt', () => {
  it('shows in whose name, where to and in what form the text goes', async () => {
    openApp(ADDRESS);
    await field();
    expect(screen.getByText('Torrefazione Brunalba')).toBeTruthy();
    expect(screen.getByRole('link', { name: /brunalba\.example/ }).getAttribute('href')).toBe(
      'https://brunalba.example',
    );
    const preview = screen.getByText(/^Quale caffè in grani/).textContent;
    expect([...preview].length).toBeLessThanOrEqual(101);
    expect(preview.endsWith('…')).toBe(true);
    const shape = within(screen.getByRole('region', { name: 'Che cosa parte' }));
    expect(shape.getByText(`POST /api/prompts/${ID}/test`)).toBeTruthy();
    expect(screen.getByText('Madrid, Spagna, in spagnolo · chi chiede: «Sono un barista.»')).toBeTruthy();
    for (const key of [
      'prompt_id',
      'text',
      'persona',
      'market',
      'series',
      'brand',
      'company_website',
      'timestamp',
    ])
      expect(shape.getByText(new RegExp(`"${key}":`))).toBeTruthy();
    expect(shape.getByText(/X-Environment: development/)).toBeTruthy();
  });

  it('counts the characters and sends the text', async () => {
    answer(api.sendTestText, { message: 'Il webhook ha ricevuto il testo.' });
    const { user } = openApp(ADDRESS);
    expect(screen.queryByText('0 di 100.000 caratteri')).toBeNull();
    await user.type(await field(), 'Ciao');
    expect(screen.getByText('4 di 100.000 caratteri')).toBeTruthy();
    await user.click(send());
    expect(await screen.findByText('Testo inviato')).toBeTruthy();
    expect(listRequests(api.sendTestText).map(({ body }) => body)).toEqual([{ text: 'Ciao' }]);
  });

  it('refuses a blank text and one that is too long, before it asks the server', async () => {
    const { user } = openApp(ADDRESS);
    await user.type(await field(), '   ');
    await user.click(send());
    expect(await screen.findByText('Il testo è obbligatorio')).toBeTruthy();
    fireEvent.change(await field(), { target: { value: 'x'.repeat(100_001) } });
    expect(await screen.findByText('Massimo 100.000 caratteri')).toBeTruthy();
    expect(screen.getByText('100.001 di 100.000 caratteri')).toBeTruthy();
    expect(listRequests(api.sendTestText)).toEqual([]);
  });

  it('tells the status of a text that was not taken, and keeps it', async () => {
    refuse(api.sendTestText, 'integrations.webhook_failed');
    const { user } = openApp(ADDRESS);
    await user.type(await field(), 'Ciao');
    await user.click(send());
    expect(await screen.findByText('Errore HTTP 503')).toBeTruthy();
    expect(screen.getByText(/^Il webhook di automazione non ha accettato il testo/)).toBeTruthy();
    cutOff(api.sendTestText);
    await user.click(send());
    expect(await screen.findByText('Errore di connessione')).toBeTruthy();
    expect(screen.getByDisplayValue('Ciao')).toBeTruthy();
  });
});

describe('a prompt that does not come', () => {
  it('is told with its status, and asked for again', async () => {
    refuse(api.getPrompt, 'server.failed');
    const { user } = openApp(ADDRESS);
    expect(await screen.findByText('Errore nel recuperare i dati del prompt')).toBeTruthy();
    expect(screen.getByText(/^HTTP 500: /)).toBeTruthy();
    answer(api.getPrompt, PROMPT);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await field()).toBeTruthy();
  });

  it('is a page that does not exist where it is another’s', async () => {
    refuse(api.getPrompt, 'prompts.not_found');
    openApp(ADDRESS);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });
});
