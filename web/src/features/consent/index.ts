export { hasConsent } from './consent-store.ts';
export { ConsentChoice } from './components/consent-choice.tsx';
export { Consent } from './components/consent.tsx';
