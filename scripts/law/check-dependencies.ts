import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export interface Violation {
  rule: string;
  reason: string;
  from: string;
  /** The imported file or package; for a cycle the way round. */
  to: string;
}

/** What a rule of the law leaves out, as paths. */
export interface RuleExceptions {
  readonly name: string;
  readonly exceptions: readonly string[];
}

export interface LawReport {
  /** Files of our own that were read. */
  modules: string[];
  violations: Violation[];
  /** Of each rule. */
  exceptions: RuleExceptions[];
}

/**
 * Reads every import under `folders` of `root` and holds it against the rules of `lawFile`.
 * Paths in the answer are relative to `root`, with forward slashes.
 */
export async function checkDependencies({
  root,
  folders,
  lawFile,
}: {
  root: string;
  folders: readonly string[];
  lawFile: string;
}): Promise<LawReport> {
  const { enhancedResolveOptions, ...options } = await extractOptions(lawFile);
  const { output } = await cruise([...folders], { ...options, baseDir: root }, enhancedResolveOptions);
  const { modules, summary } = requireResult(output);
  const reasons = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
  return {
    modules: modules
      .filter(({ source, coreModule }) => coreModule !== true && !source.includes('node_modules/'))
      .map(({ source }) => source),
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      reason: reasons.get(rule.name) ?? '',
      from,
      to: cycle === undefined ? to : cycle.map(({ name }) => name).join(' → '),
    })),
    exceptions: (options.ruleSet?.forbidden ?? []).map((rule) => ({
      name: rule.name ?? '',
      exceptions: [rule.from.pathNot ?? [], 'to' in rule ? (rule.to.pathNot ?? []) : []].flat(),
    })),
  };
}

function requireResult(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string') throw new Error(`dependency-cruiser gave no result: ${output}`);
  return output;
}

/** Folders of which no file was read: a parser that understands nothing finds nothing wrong. */
export function listUnread({
  modules,
  folders,
}: {
  modules: readonly string[];
  folders: readonly string[];
}): string[] {
  return folders.filter((folder) => !modules.some((module) => module.startsWith(`${folder}/`)));
}
