import { line } from './text.ts';

const MAX_LABEL_NAME = 32;

/** Labels one prompt or company may carry. */
export const MAX_LABELS_EACH = 8;

export const labelName = line({ required: 'Dai un nome all’etichetta', max: MAX_LABEL_NAME });
