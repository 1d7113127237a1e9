import { MODEL, PAGES, SAID, type ValidReply } from './valid-reply.ts';

const [FIRST, SECOND] = PAGES;

const segment = (quote: string) => {
  const start = SAID.indexOf(quote);
  return { startIndex: start, endIndex: start + quote.length, text: quote };
};

export const GENERATE_CONTENT: ValidReply = {
  body: {
    candidates: [
      {
        content: {
          role: 'model',
          parts: [
            { text: 'Potrei citare Contalesto.', thought: true },
            { text: SAID, thoughtSignature: 'Cg' },
          ],
        },
        finishReason: 'STOP',
        index: 0,
        safetyRatings: [{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'NEGLIGIBLE' }],
        groundingMetadata: {
          webSearchQueries: ['gestionali'],
          searchEntryPoint: { renderedContent: '<div></div>' },
          groundingChunks: [
            { web: { uri: FIRST, title: 'zefirando.example' } },
            { web: { uri: SECOND, title: 'lanternia.example' } },
          ],
          groundingSupports: [
            { segment: segment('**Zefirando**'), groundingChunkIndices: [0], confidenceScores: [0.9] },
            { segment: segment('Lanternia'), groundingChunkIndices: [1] },
          ],
        },
      },
    ],
    usageMetadata: {
      promptTokenCount: 20,
      toolUsePromptTokenCount: 200,
      candidatesTokenCount: 60,
      thoughtsTokenCount: 100,
      totalTokenCount: 380,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: 20 }],
    },
    modelVersion: MODEL,
    responseId: 'r_1',
  },
  objects: [
    {
      path: [],
      read: { candidates: 'answer', usageMetadata: 'cost', modelVersion: null },
      unread: ['responseId'],
    },
    {
      path: ['candidates', 0],
      read: { content: 'answer', finishReason: null, groundingMetadata: 'pages and cost' },
      unread: ['index', 'safetyRatings'],
    },
    { path: ['candidates', 0, 'content'], read: { parts: 'answer' }, unread: ['role'] },
    {
      path: ['candidates', 0, 'content', 'parts', 1],
      read: { text: 'answer' },
      unread: ['thoughtSignature'],
    },
    {
      path: ['candidates', 0, 'groundingMetadata'],
      read: { webSearchQueries: 'cost', groundingChunks: 'pages', groundingSupports: null },
      unread: ['searchEntryPoint'],
    },
    { path: ['candidates', 0, 'groundingMetadata', 'groundingChunks', 0], read: { web: { page: 0 } } },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingChunks', 0, 'web'],
      read: { uri: { page: 0 }, title: null },
    },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingSupports', 0],
      read: { segment: null, groundingChunkIndices: { page: 0 } },
      unread: ['confidenceScores'],
    },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingSupports', 0, 'segment'],
      read: { startIndex: null, endIndex: null, text: null },
    },
    {
      path: ['usageMetadata'],
      read: {
        promptTokenCount: 'cost',
        toolUsePromptTokenCount: 'cost',
        candidatesTokenCount: 'cost',
        thoughtsTokenCount: 'cost',
        totalTokenCount: null,
      },
      unread: ['promptTokensDetails'],
    },
  ],
  lists: [
    { path: ['candidates', 0, 'content', 'parts'], unknown: { somethingOf2027: { value: 1 } } },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingSupports'],
      unknown: { somethingOf2027: 1, groundingChunkIndices: ['uno'] },
    },
    { path: ['candidates', 0, 'groundingMetadata', 'webSearchQueries'], unknown: { somethingOf2027: 1 } },
  ],
};
