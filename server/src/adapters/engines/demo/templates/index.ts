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
  readonly min: number;
  readonly max: number;
  /** How often it is chosen, relative to the others. */
  readonly weight: number;
  readonly write: (scene: Scene) => string;
}

export const ANSWER_FORMS: readonly [AnswerForm, ...AnswerForm[]] = [
  { id: 'numbered-list', min: 4, max: 7, weight: 4, write: writeNumberedList },
  { id: 'bullet-list', min: 4, max: 6, weight: 3, write: writeBulletList },
  { id: 'headings', min: 3, max: 5, weight: 3, write: writeHeadings },
  { id: 'categories', min: 4, max: 7, weight: 2, write: writeCategories },
  { id: 'list-with-sources', min: 4, max: 6, weight: 3, write: writeListWithSources },
  { id: 'table', min: 4, max: 6, weight: 3, write: writeTable },
  { id: 'needs-table', min: 3, max: 5, weight: 2, write: writeNeedsTable },
  { id: 'comparison', min: 2, max: 3, weight: 1, write: writeComparison },
  { id: 'prose', min: 4, max: 5, weight: 3, write: writeProse },
  { id: 'plain-prose', min: 3, max: 5, weight: 2, write: writePlainProse },
  { id: 'short-answer', min: 2, max: 2, weight: 1, write: writeShortAnswer },
  { id: 'guide', min: 3, max: 4, weight: 2, write: writeGuide },
  { id: 'questions', min: 4, max: 5, weight: 2, write: writeQuestions },
  { id: 'advice-only', min: 0, max: 0, weight: 1, write: writeAdviceOnly },
];
