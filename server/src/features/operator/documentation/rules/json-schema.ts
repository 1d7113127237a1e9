/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly examples?: readonly unknown[] | undefined;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema | boolean>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: JsonSchema | boolean | undefined;
  readonly propertyNames?: JsonSchema | boolean | undefined;
  readonly items?: JsonSchema | boolean | readonly (JsonSchema | boolean)[] | undefined;
  readonly anyOf?: readonly (JsonSchema | boolean)[] | undefined;
  readonly oneOf?: readonly (JsonSchema | boolean)[] | undefined;
  readonly allOf?: readonly (JsonSchema | boolean)[] | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

/** A value that may be null is described by what it is otherwise. */
export interface Plain {
  readonly schema: JsonSchema;
  readonly isNullable: boolean;
  /** Where it may have one of several types. */
  readonly choices: readonly JsonSchema[];
}

/** Separates 'or null' from the value's own schema. */
export function readPlain(given: JsonSchema): Plain {
  const choices = (given.anyOf ?? given.oneOf ?? []).filter(isSchema);
  const known = choices.filter(({ type }) => type !== 'null');
  const types = typeof given.type === 'string' ? [given.type] : (given.type ?? []);
  const isNullable = known.length < choices.length || (types.length > 1 && types.includes('null'));
  const [only] = known;
  if (only !== undefined && known.length === 1) {
    const inner = readPlain(only);
    return { ...inner, isNullable: isNullable || inner.isNullable };
  }
  const named = types.filter((name) => name !== 'null');
  const type = named.length > 1 ? named : (named[0] ?? given.type);
  return { schema: { ...given, type }, isNullable, choices: known };
}

export function isSchema(given: unknown): given is JsonSchema {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
