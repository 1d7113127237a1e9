import type * as z from 'zod';
import type { AssistantTool } from '#adapters/assistants';
import type { ApiCaller } from './create-api-caller.ts';

export type ApiTool = AssistantTool<ApiCaller>;

/** A tool whose work is typed by its own input schema. */
export function makeTool<const Shape extends z.ZodRawShape>({
  run,
  input,
  ...tool
}: Omit<ApiTool, 'input' | 'run'> & {
  readonly input: z.ZodObject<Shape>;
  readonly run: (api: ApiCaller, input: z.output<z.ZodObject<Shape>>) => Promise<object>;
}): ApiTool {
  return { ...tool, input, run: (api, given) => run(api, input.parse(given)) };
}
