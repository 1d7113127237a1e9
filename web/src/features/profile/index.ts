export { PasswordForm } from './components/password-form.tsx';
export { PersonalDataForm } from './components/personal-data-form.tsx';
export { profileCopy } from './copy.ts';
export { parseProfileSearch, type ProfileTab } from './profile-search.ts';
