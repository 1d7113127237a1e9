/** What the sandbox’s card form says of a card it did not take. */
export const CARD_REFUSALS = {
  unknown:
    'Questa carta non esiste nella sandbox. Usa una delle carte di prova: nessuna carta vera viene accettata.',
  expired: 'La carta è scaduta. Controlla la data o usa un’altra carta.',
  declined: 'La tua carta è stata rifiutata. Usa un’altra carta.',
} as const;

export const NOT_AUTHENTICATED = 'La banca non ha confermato l’operazione. Riprova o usa un’altra carta.';
