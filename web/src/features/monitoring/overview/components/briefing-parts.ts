// What the overview adds to its cards, in one piece of code.
export { Briefing } from './briefing.tsx';
export { Trend } from './trend.tsx';
