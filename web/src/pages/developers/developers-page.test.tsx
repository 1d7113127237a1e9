import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
});

it('shows each way with the address of this installation, and the reference beside it', async () => {
  const { user } = openApp('/sviluppatori');
  expect(await screen.findByRole('heading', { name: 'Sviluppatori' })).toBeTruthy();
  for (const title of ['La prima chiamata', 'Python', 'JavaScript', 'n8n', 'Claude', 'ChatGPT', 'Regole'])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const { origin } = window.location;
  expect(screen.getByLabelText('curl').textContent).toContain(`curl ${origin}/api/v1/companies`);
  expect(screen.getByLabelText('ChatGPT').textContent).toBe(`${origin}/mcp`);
  const reference = screen.getByRole('link', { name: 'Riferimento OpenAPI 3.1' });
  expect(reference.getAttribute('href')).toBe('/api/v1/openapi.json');
  await user.click(screen.getByRole('button', { name: 'Copia: curl' }));
  expect(await screen.findByRole('button', { name: 'Copiato: curl' })).toBeTruthy();
});

it('says where an installation answers on this computer only', async () => {
  openApp('/sviluppatori');
  expect(await screen.findByText(/risponde solo su questo computer/)).toBeTruthy();
});
