import type { FailureKind } from '../rules/failure-kind.ts';

const FAILURES: Readonly<Record<string, string>> = {
  timeout: 'Il motore non ha risposto in tempo.',
  rate_limited: 'Il motore ha ricevuto troppe richieste e non ha risposto.',
  provider_error: 'Il motore ha avuto un problema e non ha risposto.',
  network: 'Il collegamento con il motore si è interrotto.',
  bad_answer: 'La risposta del motore non era leggibile.',
  cut_off: 'La risposta del motore si è interrotta a metà.',
  configuration: 'Il motore non è configurato correttamente.',
  out_of_credit:
    'Il motore è fermo per un conto da saldare: chi gestisce Citato lo sa, e riproveremo più tardi.',
  unavailable: 'Il motore non è raggiungibile in questo momento: riproveremo più tardi.',
} satisfies Record<FailureKind, string>;
/** For a failure that only a newer build knows. */
const OTHER = 'Non sappiamo com’è andata questa risposta.';

/** Why an answer does not count, in the user's words; null when it does. */
export function formatFailure({
  status,
  failureKind,
}: {
  status: string;
  failureKind: FailureKind | null;
}): string | null {
  if (status === 'ok') return null;
  if (status === 'refused') return 'Il motore ha rifiutato di rispondere a questa domanda.';
  if (status === 'empty') return 'Il motore ha dato una risposta vuota.';
  if (status === 'not_shown') return 'La pagina dei risultati non mostra una risposta AI.';
  return status === 'failed' ? describeFault(failureKind) : OTHER;
}

/** Why a call brought no answer, in the user's words. */
export function describeFault(kind: FailureKind | null): string {
  return FAILURES[kind ?? 'provider_error'] ?? OTHER;
}
