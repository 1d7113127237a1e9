export { AnswerExample } from './components/answer-example.tsx';
export { ReadAnswer } from './components/read-answer.tsx';
export { SampleRates } from './components/sample-rates.tsx';
