export { LandingPreviewPage } from './landing-preview-page.tsx';
