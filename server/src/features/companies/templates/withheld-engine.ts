import { type EngineId, nameEngine } from '@citato/contract';

/** Why an engine cannot be taken in, and which plan asks it. @param plan null: none does */
export function formatWithheldEngine({ engine, plan }: { engine: EngineId; plan: string | null }): string {
  const name = nameEngine(engine);
  return plan === null
    ? `Nessun piano interroga ${name}, per ora.`
    : `Il tuo piano non interroga ${name}: lo trovi nel piano ${plan}.`;
}
