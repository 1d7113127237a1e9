export { DevelopersPage } from './developers-page.tsx';
