import type { BillingInfo } from '@citato/contract';

export const billingCopy = {
  form: {
    title: 'Dati di fatturazione',
    intro: 'Compaiono sulle fatture dei prossimi pagamenti.',
    customerType: 'Tipo di cliente',
    private: 'Privato',
    business: 'Azienda',
    firstName: 'Nome',
    lastName: 'Cognome',
    contactFirstName: 'Nome del referente (facoltativo)',
    contactLastName: 'Cognome del referente (facoltativo)',
    companyName: 'Ragione sociale',
    fiscalCode: 'Codice Fiscale',
    fiscalCodeHelp: '16 lettere e numeri, come sulla tessera sanitaria.',
    fiscalCodeHelpAbroad: 'Quello italiano, se lo hai; altrimenti il codice fiscale del tuo Paese.',
    vatNumber: 'Partita IVA',
    vatNumberHelp: '11 cifre.',
    vatNumberHelpAbroad: 'Con la sigla del Paese, per esempio FR12345678901.',
    vatNumberHelpUnitedStates: 'Per le aziende degli Stati Uniti non serve.',
    sdiCode: 'Codice SDI o PEC',
    sdiCodeHelp: 'Il Codice SDI ha 7 caratteri; in alternativa scrivi un indirizzo PEC.',
    sdiCodeHelpAbroad: 'Per le aziende estere è XXXXXXX.',
    address: 'Indirizzo',
    city: 'Città',
    postalCode: 'CAP',
    country: 'Paese',
    submit: 'Salva',
    submitting: 'Salvataggio...',
    done: 'Dati di fatturazione salvati',
    errorTitle: 'Errore nel salvataggio',
    errorFallback: 'I dati di fatturazione non sono stati salvati. Riprova.',
  },
} as const;

/** The countries the form offers, ours first. */
export const COUNTRIES: readonly { value: BillingInfo['country']; label: string }[] = [
  { value: 'IT', label: 'Italia' },
  { value: 'FR', label: 'Francia' },
  { value: 'DE', label: 'Germania' },
  { value: 'ES', label: 'Spagna' },
  { value: 'US', label: 'Stati Uniti' },
];
