export { ProfileGate } from './profile-gate.tsx';
export { ProfilePage } from './profile-page.tsx';
