/** Says when it goes on, and who helps where it cannot wait. */
export function buildPauseText(supportEmail: string | null): string {
  const help =
    supportEmail === null ? 'scrivici da «Assistenza», nel menu utente' : `scrivi a ${supportEmail}`;
  return `Oggi la banca ha rifiutato troppe carte: per sicurezza il pagamento riapre domani. Se ti serve prima, ${help}.`;
}
