/** What a prompt is called until somebody names it. */
export const PROMPT_TITLE = 'Prompt di monitoraggio';
