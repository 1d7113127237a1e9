import { formatInteger } from './numbers.ts';

const FEW = ['tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

/** Two and more without exception, before a noun with an article: 'entrambe le', 'tutti e tre i', 'tutte le 12' */
export function formatAll({ count, isFeminine }: { count: number; isFeminine: boolean }): string {
  const [ending, article] = isFeminine ? ['e', 'le'] : ['i', 'i'];
  if (count === 2) return `entramb${ending} ${article}`;
  const word = FEW[count - 3];
  if (word !== undefined) return `tutt${ending} e ${word} ${article}`;
  return `tutt${ending} ${article} ${formatInteger(count)}`;
}

/** How far a task list is: '2 di 6 azioni fatte' */
export function formatDone({ done, tasks }: { done: number; tasks: number }): string {
  return `${formatInteger(done)} di ${tasks === 1 ? '1 azione fatta' : `${formatInteger(tasks)} azioni fatte`}`;
}

/** What a table says of the companies it does not show: 'E altre 12 aziende...', 'E un’altra azienda...' */
export function formatOtherCompanies(count: number): string {
  return count === 1 ? 'E un’altra azienda...' : `E altre ${formatInteger(count)} aziende...`;
}
