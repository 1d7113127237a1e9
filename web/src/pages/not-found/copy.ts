export const notFoundCopy = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  explanation: 'Questa pagina non esiste o è stata spostata.',
  home: 'Torna alla pagina iniziale',
} as const;
