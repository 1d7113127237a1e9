export { refreshAlerts } from './listing/alerts-key.ts';
export { AlertsBell } from './listing/components/alerts-bell.tsx';
export { AlertsTab, loadAlertsTab } from './listing/components/lazy-alerts-tab.tsx';
export { AlertSettingsTab } from './settings/components/settings-tab.tsx';
