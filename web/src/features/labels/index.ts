export { LabelChip } from './components/label-chip.tsx';
export { LabelChoice } from './components/label-choice.tsx';
export { LabelFilter } from './components/label-filter.tsx';
export { LabelMenu } from './components/label-menu.tsx';
export { listCarried } from './model.ts';
export { useLabels } from './queries.ts';
