export { parseAnswersSearch, type AnswersSearch } from './answers-search.ts';
export { Answers } from './components/answers.tsx';
export { CompanyMenu } from './components/company-menu.tsx';
export { LandedAnswers } from './components/landed-answers.tsx';
export { Names } from './components/names.tsx';
export { ReadAnswers } from './components/read-answers.tsx';
export { evidenceCopy } from './copy.ts';
export { refreshAnswers } from './queries.ts';
export { useOpenAnswers } from './use-open-answers.ts';
