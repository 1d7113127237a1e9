import type { ErrorAnswers } from './error-answers.ts';

/** The people of an organisation and their invitations. */
export const TEAM_ERRORS = {
  'teams.organisation_not_found': { status: 404, message: 'Non fai parte di questa squadra.' },
  'teams.member_not_found': { status: 404, message: 'Questa persona non è più nella squadra.' },
  'teams.invitation_not_found': { status: 404, message: 'Questo invito non c’è più.' },
  'teams.already_member': {
    status: 409,
    message: 'Questa persona è già nella squadra. Il suo ruolo si cambia nell’elenco.',
  },
  'teams.yourself': { status: 409, message: 'Sei già nella squadra: non serve invitarti.' },
  'teams.no_seat': {
    status: 403,
    message:
      'I posti del tuo piano sono tutti occupati. Un cliente non occupa posti; per gli altri serve un piano più grande.',
  },
  'teams.clients_only': {
    status: 403,
    message: 'Chi è Redattore può invitare solo clienti. Per gli altri ruoli chiedi a chi è proprietario.',
  },
  'teams.no_companies': { status: 400, message: 'Scegli almeno un’azienda che il cliente potrà leggere.' },
  'teams.own_role': {
    status: 409,
    message: 'Il tuo ruolo non lo cambi da qui: trasferisci la proprietà, o lascia la squadra.',
  },
  'teams.invalid_invitation': {
    status: 404,
    message:
      'Questo invito non è più valido: è scaduto, è stato ritirato o è già stato usato. Chiedi di mandartene un altro.',
  },
  'teams.other_address': {
    status: 403,
    message: 'Questo invito è per un altro indirizzo. Esci, e accedi con quello a cui è arrivato.',
  },
} as const satisfies ErrorAnswers;
