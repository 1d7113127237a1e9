import { api } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { STORAGE_KEYS, writeStored } from '#lib/storage';
import { answer, cutOff, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { aVisitorAnswer } from '../../../test/visitor-answer.ts';

startApiServer();
beforeEach(() => {
  localStorage.clear();
  serveDashboard();
  serveCompanies();
  refuse(api.requestSuggestions, 'suggestions.daily_limit');
  writeStored({ key: STORAGE_KEYS.keptAnswer, value: aVisitorAnswer().id });
});

const NOTICE = /Il sito e la domanda della tua prova non sono arrivati/;

it('begins the first company with the site of the kept answer', async () => {
  answer(api.getVisitorAnswer, aVisitorAnswer());
  openApp('/');
  expect(await screen.findByDisplayValue('https://www.ponteverde.example')).toBeTruthy();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('says that the kept answer did not come, and brings it when it is asked for again', async () => {
  cutOff(api.getVisitorAnswer);
  const { user } = openApp('/');
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  await user.type(screen.getByLabelText('Nome azienda'), 'Ponte');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.getByDisplayValue('Ponte')).toBeTruthy();
  expect(await screen.findByText(NOTICE)).toBeTruthy();

  answer(api.getVisitorAnswer, aVisitorAnswer());
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByDisplayValue('https://www.ponteverde.example')).toBeTruthy();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('asks for nothing again that nobody keeps any more', async () => {
  cutOff(api.getVisitorAnswer);
  const { user } = openApp('/');
  await screen.findByText(NOTICE);
  refuse(api.getVisitorAnswer, 'visitor_answers.not_found');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => {
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
  expect(screen.getByLabelText('Nome azienda')).toBeTruthy();
});
