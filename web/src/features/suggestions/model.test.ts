import type { PromptSuggestion } from '@citato/contract';
import { expect, test } from 'vitest';
import { anId, aPendingSuggestion, aSuggestion } from '../../../test/monitoring-builders.ts';
import { choosePrefilled, decidePhase, describeSite, isAmong, isGuess, placeSuggestion } from './model.ts';

const still = { newest: undefined, isRequesting: false, isWaiting: false, isLate: false, isRefused: false };

test.each([
  ['nothing was asked', still, 'idle'],
  ['the request is on its way', { ...still, newest: aSuggestion(), isRequesting: true }, 'requesting'],
  ['the server took it', { ...still, isWaiting: true }, 'waiting'],
  ['it is being prepared', { ...still, newest: aPendingSuggestion() }, 'waiting'],
  ['it takes too long', { ...still, newest: aPendingSuggestion(), isLate: true }, 'late'],
  ['it came after all', { ...still, newest: aSuggestion(), isLate: true }, 'ready'],
  ['the server refused it', { ...still, isRefused: true }, 'refused'],
  [
    'suggestions stand there and more were refused',
    { ...still, newest: aSuggestion(), isRefused: true },
    'ready',
  ],
  ['it failed', { ...still, newest: aPendingSuggestion({ status: 'failed' }) }, 'failed'],
])('when %s the panel says so', (_case, state, phase) => {
  expect(decidePhase(state)).toBe(phase);
});

test('a suggestion fills the first empty field, is appended below the maximum, and finds no place at it', () => {
  expect(placeSuggestion({ texts: ['a', '  ', ''], max: 3 })).toEqual({ kind: 'fill', index: 1 });
  expect(placeSuggestion({ texts: ['a', 'b'], max: 3 })).toEqual({ kind: 'append' });
  expect(placeSuggestion({ texts: ['a', 'b', 'c'], max: 3 })).toEqual({ kind: 'full' });
});

test('a question is recognised however it is spaced', () => {
  expect(isAmong('Qual è il CRM?', [' qual  è il crm? '])).toBe(true);
  expect(isAmong('Qual è il CRM?', ['Quale CRM?'])).toBe(false);
});

test('five suggestions of a site that was read are filled in, fewer on a small plan, one for a site unread', () => {
  const newest = aSuggestion();
  expect(choosePrefilled({ newest, max: 50 })).toEqual(newest.suggestions.slice(0, 5));
  expect(choosePrefilled({ newest, max: 1 })).toEqual(newest.suggestions.slice(0, 1));
  expect(choosePrefilled({ newest: { ...newest, isSiteRead: false }, max: 50 })).toEqual(
    newest.suggestions.slice(0, 1),
  );
  expect(choosePrefilled({ newest: aPendingSuggestion({ id: anId(601) }), max: 50 })).toEqual([]);
});

test('a suggestion for a site unread is a guess, until it is changed', () => {
  const newest = aSuggestion({ isSiteRead: false });
  const [guess = ''] = newest.suggestions;
  expect(isGuess(guess, newest)).toBe(true);
  expect(isGuess(`${guess} A Padova?`, newest)).toBe(false);
  expect(isGuess('', newest)).toBe(false);
  expect(isGuess(guess, { ...newest, isSiteRead: true })).toBe(false);
  expect(isGuess(guess, undefined)).toBe(false);
});

const unread = (siteProblem: PromptSuggestion['siteProblem']) =>
  aSuggestion({ isSiteRead: false, siteProblem });

test.each([
  ['idle', undefined, null, 'Lo leggiamo per proporti nome, descrizione e prompt. Puoi cambiare tutto.'],
  ['requesting', undefined, null, 'Stiamo leggendo il sito…'],
  ['waiting', aPendingSuggestion(), null, 'Stiamo leggendo il sito…'],
  ['ready', aSuggestion(), null, 'Sito letto. Nome, descrizione e prompt proposti si possono cambiare.'],
  [
    'ready',
    unread('unreachable'),
    null,
    'Non siamo riusciti a leggere ponteverde.example: controlla l’indirizzo, oppure scrivi tu nome e descrizione e continua.',
  ],
  [
    'failed',
    unread('not_a_page'),
    null,
    'Non siamo riusciti a leggere ponteverde.example: non è una pagina web. Controlla l’indirizzo, oppure scrivi tu nome e descrizione e continua.',
  ],
  ['refused', undefined, 'Limite raggiunto: domani.', 'Limite raggiunto: domani.'],
  ['refused', undefined, null, 'Impossibile richiedere i suggerimenti. Riprova più tardi.'],
  [
    'late',
    aPendingSuggestion(),
    null,
    'La lettura del sito richiede più del solito: scrivi tu nome e descrizione e continua.',
  ],
] as const)('in phase %s the form says how the reading stands: %#', (phase, newest, refusal, words) => {
  expect(describeSite({ phase, newest, refusal })).toBe(words);
});
