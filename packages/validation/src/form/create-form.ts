import { enMessages } from "../messages/en.ts";
import { parseRules } from "../parse-rules.ts";
import { isWithin } from "./field-path.ts";
import type { FieldName, FieldValue } from "./field-path.ts";
import { createFieldRegistry } from "./field-registry.ts";
import { createFieldStore } from "./field-store.ts";
import { createFieldValidation } from "./field-validation.ts";
import { focusFirst } from "./focus-first-error.ts";
import { createFormValidation } from "./form-validation.ts";
import type { CheckedFieldOptions, FieldOptions, FormOptions, FormValues } from "./form-types.ts";
import type { FieldState, ValidationMode, ValidationOutcome } from "./form-types.ts";
import { normalizeFieldName, readFirstMessages } from "./server-errors.ts";
import type { ValidationMap } from "./server-errors.ts";
import { createSubmit } from "./submit.ts";

export type Form<Values extends FormValues> = ReturnType<typeof createForm<Values>>;

function readOptions(options: CheckedFieldOptions<string>): FieldOptions {
  const { rules } = options;
  return {
    ...options,
    rules: typeof rules === "string" ? parseRules(rules) : rules,
  } as FieldOptions;
}

/** The field of that name, or the one that it lies within. */
function findNearest(names: ReadonlyMap<string, string>, wanted: string): string | undefined {
  const known = names.get(wanted);
  const outer = wanted.lastIndexOf(".");
  return known !== undefined || outer < 0 ? known : findNearest(names, wanted.slice(0, outer));
}

/**
 * A form without a view: fields register with their rules, inputs report to `setValue` and
 * `blur`, and whoever shows it subscribes. Specification, section 5.
 */
export function createForm<Values extends FormValues>(options: FormOptions<Values>) {
  type Name = FieldName<Values>;
  const store = createFieldStore(options.initialValues);
  const registry = createFieldRegistry();
  const fields = createFieldValidation(store, registry, options);
  const fallback = options.messages?.fallback || enMessages.fallback;
  /** Fields with a message of `initialErrors` that are not registered yet. */
  const begunWith = new Set<string>();
  for (const [given, error] of readFirstMessages(options.initialErrors ?? {}, fallback)) {
    const name = normalizeFieldName(given);
    begunWith.add(name);
    store.update(name, { error });
  }
  const { validateAll, cancelAll } = createFormValidation(store, registry, fields);

  function modeOf(name: string): ValidationMode {
    return registry.get(name)?.options.mode ?? options.mode ?? "eager";
  }

  function judgesInput(name: string): boolean {
    const mode = modeOf(name);
    return mode === "aggressive" || (mode === "eager" && !!registry.get(name)?.hasFailed);
  }

  function judgesDependent(name: string, isLeaving: boolean): boolean {
    if (!registry.get(name)?.hasBeenJudged) return false;
    return judgesInput(name) || (isLeaving && modeOf(name) === "eager");
  }

  function judgeDependents(name: string, isLeaving: boolean): void {
    for (const dependent of registry.listDependents(name)) {
      if (!judgesDependent(dependent, isLeaving)) continue;
      void fields.validateField(dependent, !isLeaving);
    }
  }

  /** A field's input is one of what it is part of, and makes another one of what is part of it. */
  function judgeRelated(name: string): void {
    for (const other of registry.names()) {
      const field = registry.get(other);
      if (!field || !(isWithin(other, name) || isWithin(name, other))) continue;
      fields.cancel(other);
      const isStale = isWithin(other, name) || field.hasServerError;
      if (isStale) store.update(other, { error: undefined });
      field.hasServerError = false;
      if (judgesInput(other)) void fields.validateField(other, true);
    }
  }

  function setServerErrors(map: ValidationMap): void {
    const names = new Map(registry.names().map((name) => [normalizeFieldName(name), name]));
    const formErrors: string[] = [];
    for (const [given, message] of readFirstMessages(map, fallback)) {
      const name = findNearest(names, normalizeFieldName(given));
      const field = name === undefined ? undefined : registry.get(name);
      if (name === undefined || !field) {
        formErrors.push(message);
        continue;
      }
      fields.cancel(name);
      field.hasServerError = true;
      store.update(name, { error: message });
    }
    store.setFlags({ formErrors });
  }

  function focusFirstError(): boolean {
    const { errors } = store.readState();
    const failed = registry.names().filter((name) => Object.hasOwn(errors, name));
    return focusFirst(failed.map((name) => registry.get(name)?.options.element?.()));
  }

  const validate = validateAll as () => Promise<ValidationOutcome<Values>>;

  return {
    /** Adds a field; the answer removes it. Its value stays, its error does not. */
    register<N extends Name, const Text extends string>(
      name: N,
      given: CheckedFieldOptions<Text> = {},
    ): () => void {
      const field = registry.add(name, readOptions(given as CheckedFieldOptions<string>));
      field.hasServerError = begunWith.delete(name);
      return () => {
        if (!registry.remove(name, field)) return;
        fields.cancel(name);
        store.update(name, { error: undefined });
      };
    },
    /** New rules or options of a registered field; they count from the next validation on. */
    updateField<N extends Name, const Text extends string>(
      name: N,
      given: CheckedFieldOptions<Text>,
    ): void {
      registry.update(name, readOptions(given as CheckedFieldOptions<string>));
    },
    /** An input: call it on every change. */
    setValue<N extends Name>(name: N, value: FieldValue<Values, N>): void {
      const field = registry.get(name);
      fields.cancel(name);
      store.update(name, field?.hasServerError ? { value, error: undefined } : { value });
      if (field) field.hasServerError = false;
      if (field && judgesInput(name)) void fields.validateField(name, true);
      judgeRelated(name);
      judgeDependents(name, false);
    },
    /** The field was left. */
    blur<N extends Name>(name: N): void {
      store.update(name, { isTouched: true });
      const field = registry.get(name);
      const isJudged = field && !field.hasServerError && modeOf(name) === "eager";
      if (isJudged) void fields.validateField(name);
      judgeDependents(name, true);
    },
    /** Judges one field whatever its mode; answers its message, or undefined. */
    async validateField<N extends Name>(name: N): Promise<string | undefined> {
      return fields.validateField(name);
    },
    /** Judges all registered fields together. */
    validate,
    submit: createSubmit({ store, validate, setServerErrors, focusFirstError }),
    setServerErrors,
    focusFirstError,
    /** Forgets errors and what was typed. */
    reset(values: Values = options.initialValues): void {
      cancelAll();
      registry.forgetJudgements();
      store.reset(values);
    },
    /** Values that were sent are kept now, as `kept`; what was set meanwhile stays. */
    settle(sent: Values, kept: Values = sent): void {
      store.settle(sent, kept);
    },
    getField: <N extends Name>(name: N) => store.read(name) as FieldState<FieldValue<Values, N>>,
    getValues: () => store.readValues() as Values,
    getState: store.readState,
    subscribe: store.subscribe,
  };
}
