import type { EngineId } from '../engines.ts';
import type { Alert } from './alerts.ts';

/** Answers as the address of a screen names them. */
interface ProvingAnswers {
  risposte: string;
  nome?: string;
  presenza?: 'si' | 'no';
  risposteDi?: EngineId;
  periodo: 'tutto';
}

/** The answers that prove an alert, as an address names them; null where they are gone, or there are none. */
export function searchAnswers({ answers }: Pick<Alert, 'answers'>): ProvingAnswers | null {
  if (answers === null) return null;
  const { promptId, engine, isNamed, key } = answers;
  return {
    risposte: promptId,
    ...(key !== null && { nome: key }),
    ...(isNamed !== null && { presenza: isNamed ? ('si' as const) : ('no' as const) }),
    ...(engine !== null && engine !== 'other' && { risposteDi: engine }),
    periodo: 'tutto',
  };
}
