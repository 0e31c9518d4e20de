import { enMessages } from "../messages/en.ts";
import { runRules } from "../run-rules.ts";
import { obsolete } from "../obsolete.ts";
import { readPath } from "./field-path.ts";
import type { FieldRegistry } from "./field-registry.ts";
import type { FieldStore } from "./field-store.ts";
import type { FormOptions, FormValues } from "./form-types.ts";

type Outcome = string | undefined | Promise<string | undefined>;
type Run = { controller: AbortController; outcome: Outcome };
type Options = Pick<FormOptions<FormValues>, "messages" | "onRuleError">;

export type FieldValidation = ReturnType<typeof createFieldValidation>;

/** Judges fields; of several runs over one field only the last one's answer is shown. */
export function createFieldValidation(
  store: FieldStore,
  registry: FieldRegistry,
  { messages, onRuleError = (error) => console.error(error) }: Options,
) {
  const runs = new Map<string, Run>();
  const base = { ...enMessages, ...messages };

  /** Asks the rules without showing the answer. */
  function judge(name: string, values: FormValues, signal: AbortSignal, isTyping = false): Outcome {
    const field = registry.get(name);
    if (!field) return undefined;
    const own = field.options.messages;
    const texts = own ? { ...base, ...own } : base;
    const context = { field: name, values, signal, messages: texts, onRuleError, isTyping };
    return runRules(readPath(values, name), field.calls, context);
  }

  function show(name: string, error: string | undefined): void {
    const field = registry.get(name);
    if (!field) return;
    field.hasBeenJudged = true;
    field.hasServerError = false;
    if (error !== undefined) field.hasFailed = true;
    store.update(name, { error, isValidating: false });
  }

  function cancel(name: string): void {
    const run = runs.get(name);
    if (run) {
      run.controller.abort(obsolete());
      runs.delete(name);
    }
    store.update(name, { isValidating: false });
  }

  /** Judges a field and shows the answer; while someone is typing, slow rules wait for a rest. */
  function validateField(name: string, isTyping = false): Outcome {
    cancel(name);
    const controller = new AbortController();
    const judged = judge(name, store.readValues(), controller.signal, isTyping);
    if (!(judged instanceof Promise)) {
      show(name, judged);
      return judged;
    }
    store.update(name, { isValidating: true });
    const outcome = judged.then((error) => {
      // A newer run answers for this one; without one the question has become pointless.
      if (controller.signal.aborted) return runs.get(name)?.outcome ?? store.read(name).error;
      runs.delete(name);
      show(name, error);
      return error;
    });
    runs.set(name, { controller, outcome });
    return outcome;
  }

  return { judge, show, cancel, validateField, isRunning: (name: string) => runs.has(name) };
}
