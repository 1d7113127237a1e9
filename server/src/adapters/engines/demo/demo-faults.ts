export const DEMO_FAULTS = [
  'timeout',
  'rate_limited',
  'provider_error',
  'network',
  'bad_answer',
  'refused',
  'empty',
  'unknown_detail',
] as const;
export type DemoFault = (typeof DEMO_FAULTS)[number];

/** Fault → its probability for one call, 0 to 1; together at most 1. */
export type DemoFaults = Readonly<Partial<Record<DemoFault, number>>>;

function isDemoFault(name: string): name is DemoFault {
  return DEMO_FAULTS.some((fault) => fault === name);
}

/** Reads `timeout=0.1,empty=0.05`; an empty text means no faults. Throws with a sentence the operator can act on. */
export function parseDemoFaults(text: string): DemoFaults {
  const faults: Partial<Record<DemoFault, number>> = {};
  for (const part of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
    if (!isDemoFault(name)) throw new Error(`"${name}" is not a fault; expected ${DEMO_FAULTS.join(', ')}.`);
    const probability = Number(value);
    if (value === '' || !(probability >= 0 && probability <= 1)) {
      throw new Error(`"${name}" needs a probability from 0 to 1, for example ${name}=0.1.`);
    }
    faults[name] = probability;
  }
  const total = Object.values(faults).reduce((sum, probability) => sum + probability, 0);
  if (total > 1) throw new Error('The probabilities of all faults add up to more than 1.');
  return faults;
}
