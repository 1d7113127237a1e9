import { formatInteger } from '@citato/contract/format';

export interface Counts {
  readonly companies: number;
  readonly prompts: number;
}

/** '1 azienda e 3 prompt'; what there is none of is left out. */
export function countBoth({ companies, prompts }: Counts): string {
  const parts = [
    ...(companies === 0 ? [] : [companies === 1 ? '1 azienda' : `${formatInteger(companies)} aziende`]),
    ...(prompts === 0 ? [] : [`${formatInteger(prompts)} prompt`]),
  ];
  return parts.join(' e ');
}

/** Whether there is nothing to count. */
export function isNothing({ companies, prompts }: Counts): boolean {
  return companies + prompts === 0;
}
