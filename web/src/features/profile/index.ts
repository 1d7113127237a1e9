export { DeleteAccount } from './components/delete-account.tsx';
export { Devices } from './components/devices.tsx';
export { ExportData } from './components/export-data.tsx';
export { PasswordForm } from './components/password-form.tsx';
export { PersonalDataForm } from './components/personal-data-form.tsx';
export { profileCopy } from './copy.ts';
export { parseProfileSearch, type ProfileTab } from './profile-search.ts';
