/** One server-sent event; `id` is what a resumed stream starts after. */
export interface StreamMessage {
  id: string | null;
  data: string;
}

/**
 * Reads server-sent events out of text that arrives in pieces (WHATWG HTML, 9.2.6, without `event` and `retry`).
 * @returns a function that takes the next piece and returns the messages completed by it
 */
export function createEventParser(): (chunk: string) => StreamMessage[] {
  let rest = '';
  let lastId: string | null = null;
  let data: string[] = [];

  return (chunk) => {
    const messages: StreamMessage[] = [];
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) messages.push({ id: lastId, data: data.join('\n') });
        data = [];
        continue;
      }
      const [, field, value = ''] = /^(id|data)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
      if (field === 'id' && !value.includes('\0')) lastId = value;
    }
    return messages;
  };
}
