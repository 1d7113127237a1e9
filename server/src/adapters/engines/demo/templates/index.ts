import type { Scene } from '../scene.ts';
import {
  writeBulletList,
  writeCategories,
  writeHeadings,
  writeListWithSources,
  writeNumberedList,
} from './lists.ts';
import {
  writeAdviceOnly,
  writeGuide,
  writePlainProse,
  writeProse,
  writeQuestions,
  writeShortAnswer,
} from './prose.ts';
import { writeComparison, writeNeedsTable, writeTable } from './tables.ts';

export { writeBrandAbsence, writeBrandPortrait, writeRefusal } from './brand.ts';

/** A form real engines answer in, with how many companies it carries. */
export interface AnswerForm {
  readonly id: string;
  readonly fewest: number;
  readonly most: number;
  /** How often it is chosen, relative to the others. */
  readonly weight: number;
  readonly write: (scene: Scene) => string;
}

export const ANSWER_FORMS: readonly [AnswerForm, ...AnswerForm[]] = [
  { id: 'numbered-list', fewest: 4, most: 7, weight: 4, write: writeNumberedList },
  { id: 'bullet-list', fewest: 4, most: 6, weight: 3, write: writeBulletList },
  { id: 'headings', fewest: 3, most: 5, weight: 3, write: writeHeadings },
  { id: 'categories', fewest: 4, most: 7, weight: 2, write: writeCategories },
  { id: 'list-with-sources', fewest: 4, most: 6, weight: 3, write: writeListWithSources },
  { id: 'table', fewest: 4, most: 6, weight: 3, write: writeTable },
  { id: 'needs-table', fewest: 3, most: 5, weight: 2, write: writeNeedsTable },
  { id: 'comparison', fewest: 2, most: 3, weight: 1, write: writeComparison },
  { id: 'prose', fewest: 4, most: 5, weight: 3, write: writeProse },
  { id: 'plain-prose', fewest: 3, most: 5, weight: 2, write: writePlainProse },
  { id: 'short-answer', fewest: 2, most: 2, weight: 1, write: writeShortAnswer },
  { id: 'guide', fewest: 3, most: 4, weight: 2, write: writeGuide },
  { id: 'questions', fewest: 4, most: 5, weight: 2, write: writeQuestions },
  { id: 'advice-only', fewest: 0, most: 0, weight: 1, write: writeAdviceOnly },
];
