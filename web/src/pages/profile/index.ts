export { ProfileGuard } from './profile-guard.tsx';
export { ProfilePage } from './profile-page.tsx';
