export { Names } from './components/names.tsx';
