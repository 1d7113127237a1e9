import { api } from '@citato/contract';

export const answerKey = (id: string | null) => [api.getVisitorAnswer.path, id] as const;
