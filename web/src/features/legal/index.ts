export { CookieTable } from './components/cookie-table.tsx';
export { LegalFooter } from './components/legal-footer.tsx';
export { LegalLinks } from './components/legal-links.tsx';
export { LegalPage, LegalText } from './components/legal-page.tsx';
export { OwnerData } from './components/owner-data.tsx';
export { cookieCopy, privacyCopy } from './copy.ts';
