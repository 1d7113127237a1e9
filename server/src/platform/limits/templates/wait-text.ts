const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** Tells a person how long to wait, rounded up: `Troppi tentativi. Riprova tra 15 minuti.` */
export function buildWaitText(seconds: number): string {
  return `Troppi tentativi. Riprova tra ${describeWait(seconds)}.`;
}

/** 'un minuto', '52 minuti', 'un’ora': rounded up. */
export function describeWait(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return seconds <= 1 ? 'un secondo' : `${String(Math.ceil(seconds))} secondi`;
  if (seconds < HOUR_SECONDS) return inUnits(seconds / MINUTE_SECONDS, 'un minuto', 'minuti');
  return inUnits(seconds / HOUR_SECONDS, 'un’ora', 'ore');
}

function inUnits(amount: number, one: string, many: string): string {
  const whole = Math.ceil(amount);
  return whole === 1 ? one : `${String(whole)} ${many}`;
}
