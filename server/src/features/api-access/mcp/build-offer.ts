import * as z from 'zod';
import type { AssistantOffer } from '#adapters/assistants';
import { ASSISTANT_INSTRUCTIONS, ASSISTANT_PROMPTS, UNEXPLAINED } from '../templates/assistant-prompts.ts';
import { type ApiCaller, ApiRefusal } from './create-api-caller.ts';
import { listCompanyTools } from './list-company-tools.ts';
import { listPlanTools } from './list-plan-tools.ts';
import { listPromptTools } from './list-prompt-tools.ts';
import { listWritingTools } from './list-writing-tools.ts';

/** What assistants are offered: everything goes through the API, by the key they come with. */
export function buildOffer(): AssistantOffer<ApiCaller> {
  return {
    name: 'citato',
    version: '1.0.0',
    instructions: ASSISTANT_INSTRUCTIONS,
    tools: [...listCompanyTools(), ...listPromptTools(), ...listPlanTools(), ...listWritingTools()],
    prompts: ASSISTANT_PROMPTS,
    explain: (error) => {
      if (error instanceof ApiRefusal) return `${error.message} (${error.code})`;
      return error instanceof z.ZodError ? z.prettifyError(error) : UNEXPLAINED;
    },
  };
}
