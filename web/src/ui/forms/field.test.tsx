import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button, Field, TextInput } from '../index.ts';

it('ties label, help and error to the control', () => {
  render(
    <Field label="Sito web" help="Con o senza https." error="URL non valida">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Sito web' });
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'URL non valida',
    'Con o senza https.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('shows the words of a running action on a button that cannot be pressed twice', () => {
  render(
    <Button isLoading loadingLabel="Invio...">
      Invia Ticket
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Invio...' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
});
