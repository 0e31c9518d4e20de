import { obsolete } from "../obsolete.ts";
import { readPath } from "./field-path.ts";
import type { FieldRegistry } from "./field-registry.ts";
import type { FieldStore } from "./field-store.ts";
import type { FieldValidation } from "./field-validation.ts";
import type { FormValues, ValidationOutcome } from "./form-types.ts";

/** Judges all registered fields together; of two overlapping runs both get the later's answer. */
export function createFormValidation(
  store: FieldStore,
  registry: FieldRegistry,
  fields: FieldValidation,
) {
  let controller = new AbortController();
  let latest: Promise<ValidationOutcome<FormValues>> | undefined;

  async function run(signal: AbortSignal): Promise<ValidationOutcome<FormValues>> {
    const values = store.readValues();
    const names = registry.names();
    const answers = names.map((name) => {
      fields.cancel(name);
      const answer = fields.judge(name, values, signal);
      if (answer instanceof Promise) store.update(name, { isValidating: true });
      return answer;
    });
    const errors = await Promise.all(answers);
    if (signal.aborted && latest) return latest;
    const failed = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const error = errors[index];
      if (error !== undefined) failed.set(name, error);
      if (signal.aborted) continue;
      // A field that was typed in meanwhile shows its newer value's answer, or none.
      const isSame = Object.is(store.read(name).value, readPath(values, name));
      if (isSame && !fields.isRunning(name)) fields.show(name, error);
      else if (!fields.isRunning(name)) store.update(name, { isValidating: false });
    }
    return { isValid: failed.size === 0, errors: Object.fromEntries(failed), values };
  }

  return {
    validateAll(): Promise<ValidationOutcome<FormValues>> {
      const previous = controller;
      controller = new AbortController();
      previous.abort(obsolete());
      latest = run(controller.signal);
      return latest;
    },
    /** A run that is under way still answers, but shows nothing. */
    cancelAll(): void {
      controller.abort(obsolete());
      latest = undefined;
      for (const name of registry.names()) fields.cancel(name);
    },
  };
}
