/** Said before the words of the tab have come. */
export const deskFailure = {
  title: 'Il rapporto non è arrivato',
  text: 'I tuoi dati sono al sicuro: riprova tra poco.',
} as const;
