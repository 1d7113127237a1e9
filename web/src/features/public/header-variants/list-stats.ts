import { formatInteger, formatPercent } from '#lib/format';
import { headerVariantsCopy as copy } from './copy.ts';
import type { SampleCompany } from './model.ts';

/** The figures every design shows, in words. */
export function listStats({ stats }: SampleCompany): { label: string; value: string }[] {
  return [
    { label: copy.stats.mentions, value: formatInteger(stats.mentions) },
    { label: copy.stats.positiveMedia, value: formatPercent(stats.positiveMedia) },
    { label: copy.stats.ranking, value: copy.rank(formatInteger(stats.ranking)) },
  ];
}
