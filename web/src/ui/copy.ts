/** The few words the primitives say by themselves; every other text comes in by props. */
export const uiCopy = {
  close: 'Chiudi',
  cancel: 'Annulla',
  leave: 'Hai scritto qualcosa: vuoi chiudere comunque?',
  stay: 'Resta qui',
  leaveAnyway: 'Chiudi comunque',
  loading: 'Caricamento...',
  retry: 'Riprova',
  notLoaded: 'Questa parte non si è caricata',
  optional: 'facoltativa',
  showPassword: 'Mostra password',
  hidePassword: 'Nascondi password',
  notification: 'Notifica',
  notifications: 'Notifiche ({hotkey})',
  home: 'Citato, pagina iniziale',
} as const;
