import { formatLongDate } from '@citato/contract/format';

export function formatDay(moment: Date): string {
  return formatLongDate(moment.toISOString());
}
