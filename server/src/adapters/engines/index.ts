export {
  type AnswerEngine,
  type EngineCitation,
  type EngineQuestion,
  type EngineReply,
  type EngineUsage,
} from './answer-engine.ts';
