export { UsersPanel } from './components/users-panel.tsx';
export { parseUsersSearch } from './users-search.ts';
