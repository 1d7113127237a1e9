export { ReadAnswer } from './components/read-answer.tsx';
