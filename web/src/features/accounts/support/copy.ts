export const supportCopy = {
  title: 'Richiesta Assistenza',
  subject: 'Oggetto',
  message: 'Messaggio',
  messageHelp: 'Ti rispondiamo via email, all’indirizzo del tuo account.',
  cancel: 'Annulla',
  submit: 'Invia Ticket',
  submitting: 'Invio...',
  done: 'Ticket inviato!',
  kept: 'Il ticket non è partito: il testo è ancora qui.',
  errorTitle: 'Errore',
  errorText: 'Impossibile inviare il ticket. Riprova più tardi.',
} as const;
