import { McpServer } from '@modelcontextprotocol/server';
import type { AssistantOffer, AssistantTool } from './assistant-tool.ts';

/** The offer as a server of the Model Context Protocol, for one call or one connection. */
export function createAssistantServer<Call>(offer: AssistantOffer<Call>, call: Call): McpServer {
  const { name, version, instructions } = offer;
  const server = new McpServer(
    { name, version, title: 'Citato' },
    // What is offered is the same for as long as a process runs: there is no change to announce.
    { instructions, capabilities: { tools: { listChanged: false }, prompts: { listChanged: false } } },
  );
  for (const tool of offer.tools) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        annotations: annotate(tool.effect),
      },
      async (input) => answer(offer, () => tool.run(call, input)),
    );
  }
  for (const prompt of offer.prompts) {
    const { title, description, arguments: argsSchema } = prompt;
    server.registerPrompt(prompt.name, { title, description, argsSchema }, (given) => ({
      messages: [{ role: 'user', content: { type: 'text', text: prompt.write(given) } }],
    }));
  }
  return server;
}

/** Every hint is given: a client takes one that is missing for the worst. */
function annotate(effect: AssistantTool<never>['effect']) {
  return {
    readOnlyHint: effect === 'reads',
    destructiveHint: false,
    idempotentHint: effect !== 'adds',
    openWorldHint: effect === 'adds',
  };
}

/** Text alone: some clients pass on text, others structured content; of text all pass on the same. */
async function answer(
  { explain }: Pick<AssistantOffer<never>, 'explain'>,
  run: () => Promise<object>,
): Promise<{ content: { type: 'text'; text: string }[]; isError?: boolean }> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await run()) }] };
  } catch (error) {
    return { content: [{ type: 'text', text: explain(error) }], isError: true };
  }
}
