import { ENGINE_IDS } from '@citato/contract';
import { parseDemoFaults, PRESETS, STRUCTURED_ENGINE_IDS } from '#adapters/engines';
import { webAddress } from './address-kinds.ts';
import { decimal, flag, integer, list, oneOf, parsedBy, text, variable } from './variable-kinds.ts';

/** Which engines are asked, how, and what they may cost. */
export const ENGINE_VARIABLES = {
  ENGINES: variable(
    'Engines to ask. Default: every engine with a key, and demo only when none has one.',
    list(oneOf(ENGINE_IDS)),
  ),
  OPENAI_API_KEY: variable('Key of OpenAI.', text()),
  OPENAI_BASE_URL: variable('Address of OpenAI with the version.', webAddress(), 'https://api.openai.com/v1'),
  OPENAI_MODEL: variable('Model asked at OpenAI.', text(), 'gpt-5.4-mini'),
  PERPLEXITY_API_KEY: variable('Key of Perplexity.', text()),
  PERPLEXITY_BASE_URL: variable(
    'Address of Perplexity with the version. Default: https://api.perplexity.ai/v1.',
    webAddress(),
  ),
  PERPLEXITY_PROTOCOL: variable(
    'How Perplexity is asked: agent is its Agent API, chat the older chat/completions that gateways speak. Default: agent; chat where PERPLEXITY_BASE_URL is set.',
    oneOf(['agent', 'chat']),
  ),
  PERPLEXITY_MODEL: variable(
    'Model asked at Perplexity. Default: perplexity/sonar; sonar by chat/completions.',
    text(),
  ),
  GOOGLE_API_KEY: variable('Key of Google’s Gemini API.', text()),
  GOOGLE_BASE_URL: variable(
    'Address of the Gemini API with the version.',
    webAddress(),
    'https://generativelanguage.googleapis.com/v1beta',
  ),
  GOOGLE_MODEL: variable('Gemini model asked.', text(), 'gemini-3.8-flash'),
  ANTHROPIC_API_KEY: variable('Key of Anthropic.', text()),
  ANTHROPIC_BASE_URL: variable(
    'Address of Anthropic with the version.',
    webAddress(),
    'https://api.anthropic.com/v1',
  ),
  ANTHROPIC_MODEL: variable('Claude model asked.', text(), 'claude-sonnet-5-5'),
  GROK_API_KEY: variable('Key of xAI, for Grok with its web search.', text()),
  GROK_BASE_URL: variable('Address of xAI with the version.', webAddress(), PRESETS.grok.baseUrl),
  GROK_MODEL: variable('Grok model asked.', text(), PRESETS.grok.model),
  MISTRAL_API_KEY: variable('Key of Mistral; it answers without a web search.', text()),
  MISTRAL_BASE_URL: variable('Address of Mistral with the version.', webAddress(), PRESETS.mistral.baseUrl),
  MISTRAL_MODEL: variable('Mistral model asked.', text(), PRESETS.mistral.model),
  DEEPSEEK_API_KEY: variable('Key of DeepSeek; it answers without a web search.', text()),
  DEEPSEEK_BASE_URL: variable(
    'Address of DeepSeek with the version.',
    webAddress(),
    PRESETS.deepseek.baseUrl,
  ),
  DEEPSEEK_MODEL: variable('DeepSeek model asked.', text(), PRESETS.deepseek.model),
  DATAFORSEO_LOGIN: variable(
    'Login of DataForSEO’s API: reads Google AI Overviews, Google AI Mode and ChatGPT’s page as people see them.',
    text(),
  ),
  DATAFORSEO_PASSWORD: variable('Its password; needed with DATAFORSEO_LOGIN.', text()),
  DATAFORSEO_BASE_URL: variable(
    'Address of DataForSEO with the version.',
    webAddress(),
    'https://api.dataforseo.com/v3',
  ),
  SERPAPI_API_KEY: variable(
    'Key of SerpApi: reads Copilot, and without DataForSEO Google AI Overviews and AI Mode, too.',
    text(),
  ),
  SERPAPI_BASE_URL: variable('Address of SerpApi.', webAddress(), 'https://serpapi.com'),
  COMPATIBLE_BASE_URL: variable(
    'Any server that speaks chat/completions (Ollama, vLLM, LM Studio, llama.cpp), with the version: http://localhost:11434/v1.',
    webAddress(),
  ),
  COMPATIBLE_MODEL: variable('Model asked there; needed with COMPATIBLE_BASE_URL.', text()),
  COMPATIBLE_API_KEY: variable('Its key, when it wants one.', text()),
  ANSWERS_PER_ANALYSIS: variable(
    'Answers collected per engine and analysis.',
    integer({ min: 1, max: 50 }),
    5,
  ),
  ENGINE_TIMEOUT_S: variable(
    'A call without an answer is given up after this many seconds.',
    integer({ min: 1, max: 600 }),
    90,
  ),
  ENGINE_CONCURRENCY: variable(
    'Calls to one engine at a time, over all processes.',
    integer({ min: 1, max: 1_000 }),
    50,
  ),
  ENGINE_DAILY_BUDGET_CENTS: variable(
    'Most US cents all paid engines may cost per day (Rome); 0 = no limit. Default: 500 when a paid engine has a key.',
    integer({ min: 0, max: 100_000_000 }),
  ),
  VISITOR_ANSWERS: variable(
    'Shows a visitor of the landing page one answer about their own site before they register. Off, the landing page offers registration alone.',
    flag(),
    true,
  ),
  VISITOR_ANSWERS_BUDGET_CENTS: variable(
    'Most US cents these answers may cost per day (Rome), a part of ENGINE_DAILY_BUDGET_CENTS; 0 leaves them to engines without a price. Default: a tenth of it; 50 where it is 0.',
    integer({ min: 0, max: 100_000_000 }),
  ),
  EUR_PER_USD: variable(
    'Euros for one dollar, for the costs people are shown; providers bill dollars.',
    decimal({ min: 0.1, max: 10 }),
    0.9,
  ),
  READER: variable(
    'Who says which companies an answer names, as far as its text grounds it: auto is a small model of the first of OpenAI, Google and Anthropic with a key (the demo: the rules), an engine id that engine’s model, rules nobody else. Its calls are paid like answers.',
    oneOf(['auto', 'rules', ...STRUCTURED_ENGINE_IDS]),
    'auto',
  ),
  READER_MODEL: variable(
    'Model of the engine READER names. Default: its small one; COMPATIBLE_MODEL at a compatible server.',
    text(),
  ),
  DEMO_ENGINE_LATENCY_MS: variable(
    'How long the demo engine thinks, in milliseconds.',
    integer({ min: 0, max: 600_000 }),
    400,
  ),
  DEMO_ENGINE_FAULTS: variable(
    'Faults of the demo engine with their probability: timeout=0.1,empty=0.05.',
    parsedBy({
      expected: 'faults with probabilities, like timeout=0.1,empty=0.05',
      parse: parseDemoFaults,
    }),
    {},
  ),
} as const;
