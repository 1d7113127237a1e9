import { createChance } from './chance.ts';
import { DEMO_FAULTS, type DemoFault, type DemoFaults } from './demo-faults.ts';

/** The fault of a call, decided by its seed alone; null for none. */
export function decideDemoFault({ faults, seed }: { faults: DemoFaults; seed: string }): DemoFault | null {
  const draw = createChance(`fault\n${seed}`).fraction();
  let threshold = 0;
  for (const fault of DEMO_FAULTS) {
    threshold += faults[fault] ?? 0;
    if (draw < threshold) return fault;
  }
  return null;
}
