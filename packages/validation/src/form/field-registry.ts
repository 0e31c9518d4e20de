import { readRules } from "../read-rules.ts";
import type { RuleCall } from "../rule.ts";
import type { FieldOptions } from "./form-types.ts";

export type RegisteredField = {
  options: FieldOptions;
  calls: readonly RuleCall[];
  /** Some rule has failed since the last reset: eager fields then judge every input. */
  hasFailed: boolean;
  hasBeenJudged: boolean;
  /** The error shown came from the server, which alone can say when it is mended. */
  hasServerError: boolean;
};

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;

/** The fields that take part in validation, in the order of their registration. */
export function createFieldRegistry() {
  const fields = new Map<string, RegisteredField>();
  const fresh = { hasFailed: false, hasBeenJudged: false, hasServerError: false };
  return {
    get: (name: string) => fields.get(name),
    names: () => [...fields.keys()],
    add(name: string, options: FieldOptions): RegisteredField {
      const field = { options, calls: readRules(options.rules), ...fresh };
      fields.set(name, field);
      return field;
    },
    /** Removes this very registration, not a later one under the same name. */
    remove(name: string, field: RegisteredField): boolean {
      return fields.get(name) === field && fields.delete(name);
    },
    update(name: string, options: FieldOptions): void {
      const field = fields.get(name);
      if (!field) return;
      if (options.rules !== field.options.rules) field.calls = readRules(options.rules);
      field.options = options;
    },
    forgetJudgements(): void {
      for (const field of fields.values()) Object.assign(field, fresh);
    },
    /** Fields whose answer hangs on another field's value. */
    listDependents(name: string): string[] {
      const depends = ({ rule, params }: RuleCall): boolean =>
        rule.dependsOn?.(params).includes(name) ?? false;
      return [...fields].flatMap(([other, { calls }]) =>
        other !== name && calls.some(depends) ? [other] : [],
      );
    },
  };
}
