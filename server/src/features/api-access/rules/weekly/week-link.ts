import { buildAppLink } from '#lib/app-link';
import type { ZoneDay } from '#lib/zone-time';

/**
 * Where the files of the week that ends with a day are downloaded. It holds no secret: whoever opens it signs in, and what they may read is
 * asked at that moment.
 */
export function buildWeekLink({
  appUrl,
  companyId,
  lastDay,
}: {
  appUrl: string;
  companyId: string;
  lastDay: ZoneDay;
}): string {
  return buildAppLink({ appUrl, path: `/profile?tab=api&azienda=${companyId}&settimana=${lastDay}` }).href;
}
