import { api, type Role } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, aUser, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany({ prompts: [aPrompt({ id: anId(1000) })] }));
});

const openAs = async (role: Role): Promise<void> => {
  const organisation = { id: anId(1), name: 'Studio Meridiana', ownerName: 'Giulia', members: 3, role };
  answer(api.getOwnProfile, { ...aUser({ planId: 'guru' }), organisation });
  openApp(`/?azienda=${anId(100)}`);
  await screen.findByText('Prompt 1');
};
const ACTIONS = {
  add: /^Aggiungi Prompt$/,
  addMany: 'Aggiungi molte domande',
  change: /Cambia.*1/,
  deletePrompt: /Elimina prompt.*1/i,
  start: 'Crea Task List',
  deleteCompany: 'Elimina azienda',
} as const;
const shown = (): string[] =>
  Object.entries(ACTIONS).flatMap(([action, name]) =>
    screen.queryAllByRole('button', { name }).length > 0 ? [action] : [],
  );

it.each([
  ['owner', ['add', 'addMany', 'change', 'deletePrompt', 'start', 'deleteCompany']],
  ['editor', ['add', 'addMany', 'change', 'deletePrompt', 'start']],
  ['reader', []],
  ['client', []],
] as const)('shows a company to its %s with what that role may do', async (role, actions) => {
  await openAs(role);
  expect(shown()).toEqual(actions);
  expect(screen.getByRole('button', { name: 'Scarica PDF' })).toBeTruthy();
});
