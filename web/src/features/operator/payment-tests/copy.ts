export const paymentTestsCopy = {
  title: 'Prove dei pagamenti',
  text: 'Ogni prova percorre i pagamenti veri di Citato con un account creato apposta, che alla fine sparisce insieme al suo abbonamento: non entra in nessun conto e nessuno riceve email.',
  deniedText: 'Solo gli amministratori possono accedere a questa sezione.',
  run: 'Avvia la prova',
  again: 'Ripeti la prova',
  running: 'Prova in corso',
  label: (action: string, test: string) => `${action}: ${test}`,
  failed: 'La prova non è partita',
  failedFallback: 'Il server non ha risposto. Riprova tra poco.',
  tests: {
    runPaymentFlow: {
      title: 'Flusso di pagamento completo',
      text: 'Checkout, acquisto di Pro, passaggio a Guru e ritorno, cancellazione e riattivazione.',
    },
    runIncompleteScenario: {
      title: 'Abbonamento incompleto',
      text: 'La banca rifiuta il primo addebito, poi una seconda carta paga lo stesso abbonamento.',
    },
    runWebhookTest: {
      title: 'Webhook diretto',
      text: 'Un evento alterato e uno vecchio vanno respinti; uno firmato, anche ripetuto, porta il piano.',
    },
  },
  providers: { sandbox: 'nella sandbox', stripe: 'su Stripe in modalità di prova' },
  outcomes: { passed: 'Riuscito', failed: 'Non riuscito', skipped: 'Non eseguito' },
  steps: (test: string) => `Passi: ${test}`,
  cards: {
    title: 'Carte di prova',
    text: 'I numeri sono nella documentazione di chi gestisce l’installazione.',
    list: [
      { name: 'Funziona sempre', outcome: 'Il pagamento riesce e il piano si attiva subito.' },
      { name: 'Richiede 3D Secure', outcome: 'La banca chiede una conferma prima di accettare la carta.' },
      { name: 'Sempre rifiutata', outcome: 'La banca non accetta la carta: nessun addebito, nessun piano.' },
      { name: 'Fondi insufficienti', outcome: 'La carta si salva, ma l’addebito non riesce.' },
    ],
  },
  clock: {
    title: 'Orologio della sandbox',
    text: 'Va solo in avanti e vale per tutti gli account di questa installazione: rinnovi e scadenze arrivano subito.',
    steps: [
      { label: 'Avanti di un’ora', seconds: 3600 },
      { label: 'Avanti di un giorno', seconds: 86_400 },
      { label: 'Avanti di un mese', seconds: 31 * 86_400 },
    ],
    now: (moment: string) => `Ora nella sandbox: ${moment}`,
    failed: 'L’orologio non si è mosso',
  },
} as const;
