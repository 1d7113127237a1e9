export { SiteTab } from './components/site-tab.tsx';
