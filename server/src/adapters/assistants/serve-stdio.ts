import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { AssistantOffer } from './assistant-tool.ts';
import { createAssistantServer } from './create-assistant-server.ts';

/** Answers an assistant that has started this process, over its standard streams. */
export function serveAssistantOverStdio<Call>(offer: AssistantOffer<Call>, call: Call): void {
  serveStdio(() => createAssistantServer(offer, call));
}
