import type { AlertKind } from './alert-kinds.ts';

/** What kinds of alerts are called, in the settings, in mails and where they are stopped. */
export const ALERT_KIND_NAMES: Readonly<Record<AlertKind, string>> = {
  named: 'Ti nominano per la prima volta, o non più',
  figure: 'Mention Rate, posizione, quota o tono',
  negative: 'Affermazioni negative nuove',
  overtaken: 'Un rivale ti supera, o lo superi tu',
  new_rival: 'Un rivale nuovo fra i primi cinque',
  own_source: 'Il tuo sito non è più citato',
  engine_silent: 'Un motore non risponde',
  no_analysis: 'Da un giorno nessuna analisi',
};
