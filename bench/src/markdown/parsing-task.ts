/** What the thread that times a parser is given. */
export interface ParsingTask {
  readonly file: string;
  readonly source: string;
  readonly rounds: number;
}

export function isParsingTask(task: unknown): task is ParsingTask {
  return (
    typeof task === 'object' &&
    task !== null &&
    'file' in task &&
    typeof task.file === 'string' &&
    'source' in task &&
    typeof task.source === 'string' &&
    'rounds' in task &&
    typeof task.rounds === 'number'
  );
}
