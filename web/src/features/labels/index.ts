export { LabelFilter } from './components/label-filter.tsx';
