export { ClaimsSection } from './components/claims-section.tsx';
