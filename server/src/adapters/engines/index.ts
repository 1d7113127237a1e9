export {
  type AnswerEngine,
  type EngineCitation,
  type EngineQuestion,
  type EngineReply,
  type EngineUsage,
} from './answer-engine.ts';
export { createEngines, decideEngines, type EngineSettings } from './create-engines.ts';
export { type DemoBrand, type DemoBrandDirectory } from './demo/demo-brand.ts';
export { parseDemoFaults, type DemoFaults } from './demo/demo-faults.ts';
