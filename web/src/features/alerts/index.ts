export { refreshAlerts } from './alerts-key.ts';
export { AlertsBell, AlertsTab, loadAlertsTab } from './components/lazy-parts.tsx';
