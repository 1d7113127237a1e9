import type { Alert } from '@citato/contract';
import { searchAnswers } from '@citato/contract/alerts';
import { buildAppLink } from '#lib/app-link';

/** Where one alert is proven. */
export const linkAlert = (appUrl: string, alert: Pick<Alert, 'company' | 'answers'>): string =>
  createAlertLinks(appUrl).answers(alert);

/** Where alerts are read, from outside the product. */
export function createAlertLinks(appUrl: string) {
  const open = (companyId: string, search: object): string => {
    const link = buildAppLink({ appUrl, path: '/' });
    const named = { azienda: companyId, scheda: 'avvisi', ...search };
    for (const [name, value] of Object.entries(named)) link.searchParams.set(name, value);
    return link.href;
  };
  return {
    /** The alerts of a company. */
    company: (companyId: string): string => open(companyId, {}),
    /** The plan of what to do for a company. */
    plan: (companyId: string): string => open(companyId, { scheda: 'perche-loro' }),
    /** The answers that prove an alert; where it has none, the alerts of its company. */
    answers: (alert: Pick<Alert, 'company' | 'answers'>): string =>
      open(alert.company.id, searchAnswers(alert) ?? {}),
    companies: buildAppLink({ appUrl, path: '/' }).href,
    settings: buildAppLink({ appUrl, path: '/profile?tab=alerts' }).href,
  };
}
