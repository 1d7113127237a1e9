export { refreshAlerts } from './alerts-key.ts';
export { AlertsBell } from './components/alerts-bell.tsx';
export { AlertSettingsTab } from './components/settings-tab.tsx';
export { AlertsTab, loadAlertsTab } from './components/lazy-alerts-tab.tsx';
