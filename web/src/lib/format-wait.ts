/** A wait in words, rounded up: 40 → '40 secondi', 61 → '2 minuti', 3600 → '1 ora' */
export function formatWait(seconds: number): string {
  if (seconds < 60)
    return countOf({ count: Math.max(1, Math.ceil(seconds)), one: 'secondo', many: 'secondi' });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return countOf({ count: minutes, one: 'minuto', many: 'minuti' });
  return countOf({ count: Math.ceil(minutes / 60), one: 'ora', many: 'ore' });
}

function countOf({ count, one, many }: { count: number; one: string; many: string }): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
