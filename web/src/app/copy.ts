export const appCopy = {
  /** Of the pages search engines do not keep; the others are named in the contract. */
  titles: {
    dashboard: 'Dashboard',
    verifyEmail: 'Verifica email',
    forgotPassword: 'Password dimenticata?',
    resetPassword: 'Nuova password',
    invitation: 'Invito',
    sharedReport: 'Rapporto',
    authorize: 'Collega un assistente',
    checkout: 'Checkout',
    profile: 'Profilo Utente',
    admin: 'Pannello Admin',
    testPayments: 'Prove dei pagamenti',
    promptTest: 'Prova di un prompt',
    landingPreview: 'Anteprima della pagina iniziale',
    headerVariants: 'Varianti dell’intestazione',
    mailbox: 'Casella di prova',
    notFound: '404 Page Not Found',
  },
  unreachable: {
    title: 'Citato non risponde',
    text: 'Il servizio non è raggiungibile in questo momento. I tuoi dati sono al sicuro.',
  },
  connection: {
    offline:
      'Sei offline: quello che vedi e che scrivi resta qui. Appena torna la rete, Citato riprende da solo.',
    paused: 'Aggiornamenti in tempo reale in pausa: il collegamento si è interrotto e riproviamo da soli.',
  },
  error: {
    title: 'Qualcosa non ha funzionato',
    text: 'Questa parte non si è caricata. I tuoi dati sono al sicuro.',
  },
  stale: {
    title: 'Serve ricaricare la pagina',
    text: 'La connessione è caduta oppure è uscita una nuova versione di Citato. I tuoi dati sono al sicuro.',
    action: 'Ricarica la pagina',
  },
} as const;
