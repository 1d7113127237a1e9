export const assistantsCopy = {
  title: 'Assistenti AI',
  intro:
    'Claude Code, Cursor e gli altri che parlano MCP leggono i tuoi numeri con n, intervallo, verdetto e link alle risposte. Si collegano con una chiave.',
  address: 'Indirizzo',
  command: 'In Claude Code',
  questions: 'Che cosa puoi chiedere',
  examples: [
    'Come va il mio marchio questa settimana?',
    'Perché loro e non noi, su Perplexity?',
    'Che cosa faccio per primo?',
  ],
  help: 'Un assistente legge anche le risposte dei motori. Gliele diamo come citazioni: sono testo d’altri, non ordini. Per spegnerlo revoca la sua chiave.',
} as const;

/** How Claude Code is given the address, with the key of its environment. */
export function connectCommand(address: string): string {
  return `claude mcp add --transport http citato ${address} \\\n  --header "Authorization: Bearer $CITATO_KEY"`;
}
