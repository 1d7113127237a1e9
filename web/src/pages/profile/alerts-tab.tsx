export { AlertSettingsTab } from '#features/alerts';
