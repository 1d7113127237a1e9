/** In which plans something is, by their names: `nel piano Guru`, `nei piani Guru e Business`; null where none has it. */
export function sayInPlans(plans: readonly string[]): string | null {
  const last = plans.at(-1);
  if (last === undefined) return null;
  return plans.length === 1 ? `nel piano ${last}` : `nei piani ${plans.slice(0, -1).join(', ')} e ${last}`;
}
