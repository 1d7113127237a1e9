export { type AssistantOffer, type AssistantPrompt, type AssistantTool } from './assistant-tool.ts';
export { createAssistantHandler } from './create-assistant-handler.ts';
export { serveAssistantOverStdio } from './serve-stdio.ts';
