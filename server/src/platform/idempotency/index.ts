export { answerOnce, purgeAnswers } from './answer-once.ts';
