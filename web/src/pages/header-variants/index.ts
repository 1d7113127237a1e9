export { HeaderVariantsPage } from './header-variants-page.tsx';
