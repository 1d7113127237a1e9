import { formatInteger } from '#lib/format';

export const actsCopy = {
  title: 'Azioni',
  mail: {
    label: 'Test Email',
    busy: 'Invio...',
    done: 'Email di test inviata',
    failed: 'Errore invio email',
    fallback: "Impossibile inviare l'email di test. Controlla le configurazioni.",
  },
  webhook: {
    label: 'Test Webhook',
    busy: 'Invio...',
    done: 'Prompt di test inviato',
    failed: 'Errore invio prompt test',
    fallback: 'Impossibile inviare il prompt di test al webhook n8n.',
  },
  mass: {
    label: 'Invio Massivo',
    busy: 'Invio...',
    started: 'Invio massivo in corso...',
    done: 'Invio massivo completato',
    failed: 'Errore invio massivo',
    fallback: 'Impossibile avviare le analisi in ritardo. Riprova.',
    text: 'Invio Massivo avvia subito le analisi in ritardo che non sono ancora partite.',
    sent: (count: number) => {
      if (count === 0) return 'Inviati 0 prompt in ritardo: nessuno aspettava di partire.';
      if (count === 1) return 'Inviato un prompt in ritardo.';
      return `Inviati ${formatInteger(count)} prompt in ritardo.`;
    },
  },
} as const;
