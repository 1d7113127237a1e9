import type { ErrorAnswers } from './error-answers.ts';

/** Signing in, the account and its data. */
export const ACCOUNT_ERRORS = {
  'accounts.unauthenticated': { status: 401, message: 'La sessione è scaduta. Accedi di nuovo.' },
  'accounts.invalid_credentials': { status: 401, message: 'Email o password non corretti.' },
  'accounts.email_not_verified': { status: 403, message: 'Verifica prima il tuo indirizzo email' },
  'accounts.admin_only': {
    status: 403,
    message: 'Solo gli amministratori possono accedere a questa sezione.',
  },
  'accounts.role_too_small': {
    status: 403,
    message: 'Il tuo ruolo in questa squadra non lo permette. Chiedi a chi ne è proprietario.',
  },
  'accounts.last_owner': {
    status: 409,
    message:
      'Sei l’unico proprietario di una squadra: prima passa la proprietà a un’altra persona, o togli le altre.',
  },
  'accounts.invalid_token': {
    status: 400,
    message: 'Il link non è valido o è scaduto. Richiedine uno nuovo.',
  },
  'accounts.common_password': {
    status: 400,
    message: 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.',
  },
  'accounts.guessable_password': { status: 400, message: 'Non bastano nome, email, azienda o Citato.' },
  'accounts.wrong_password': { status: 400, message: 'La password attuale non è corretta' },
  'accounts.session_not_found': {
    status: 404,
    message: 'Questo dispositivo non è più collegato: non serve fare altro.',
  },

  'privacy.export_too_soon': {
    status: 429,
    message: 'I tuoi dati si possono scaricare una volta all’ora. Riprova più tardi.',
  },
} as const satisfies ErrorAnswers;
