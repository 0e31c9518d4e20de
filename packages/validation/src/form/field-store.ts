import type { FieldState, FormState, FormValues } from "./form-types.ts";

export type FieldStore = ReturnType<typeof createFieldStore>;

type FormFlags = Pick<FormState, "formErrors" | "isSubmitting">;

function isSameRecord(a: object, b: object): boolean {
  const [before, after] = [Object.entries(a), new Map(Object.entries(b))];
  return before.length === after.size && before.every(([key, value]) => value === after.get(key));
}

/** The state before if nothing in it has changed, so that typing renders only its own field. */
function keepUnchanged(before: FormState | undefined, after: FormState): FormState {
  if (!before) return after;
  const errors = isSameRecord(before.errors, after.errors) ? before.errors : after.errors;
  const merged = { ...after, errors };
  return isSameRecord(before, merged) ? before : merged;
}

/** States of all fields, each an unchanging object until something in it changes. */
export function createFieldStore(initialValues: FormValues) {
  let initial = initialValues;
  let fields = new Map<string, FieldState>();
  let flags: FormFlags = { formErrors: [], isSubmitting: false };
  let state: FormState | undefined;
  let isStale = true;
  let values: FormValues | undefined;
  const listeners = new Set<() => void>();

  function announce(): void {
    isStale = true;
    for (const listener of listeners) listener();
  }

  function read(name: string): FieldState {
    let field = fields.get(name);
    if (!field) {
      const value = Object.hasOwn(initial, name) ? initial[name] : undefined;
      const calm = { isTouched: false, isDirty: false, isValidating: false };
      field = { value, error: undefined, ...calm };
      fields.set(name, field);
      // A field without an initial value stands among the values from now on.
      values = undefined;
    }
    return field;
  }

  function readState(): FormState {
    const all = [...fields];
    const failed = all.flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]]));
    return {
      ...flags,
      errors: Object.fromEntries(failed) as Record<string, string>,
      isValidating: all.some(([, field]) => field.isValidating),
      isDirty: all.some(([, field]) => field.isDirty),
    };
  }

  return {
    read,
    update(name: string, change: Partial<Omit<FieldState, "isDirty">>): void {
      const before = read(name);
      const after = { ...before, ...change };
      after.isDirty = !Object.is(after.value, initial[name]);
      const keys = Object.keys(after) as (keyof FieldState)[];
      if (keys.every((key) => Object.is(before[key], after[key]))) return;
      fields.set(name, after);
      if (!Object.is(before.value, after.value)) values = undefined;
      announce();
    },
    setFlags(change: Partial<FormFlags>): void {
      flags = { ...flags, ...change };
      announce();
    },
    /** Initial values with everything that was set since, by field name; the same until one changes. */
    readValues(): FormValues {
      values ??= {
        ...initial,
        ...Object.fromEntries([...fields].map(([name, field]) => [name, field.value])),
      };
      return values;
    },
    readState(): FormState {
      if (isStale || !state) state = keepUnchanged(state, readState());
      isStale = false;
      return state;
    },
    reset(initialAfter: FormValues): void {
      initial = initialAfter;
      values = undefined;
      fields = new Map();
      flags = { ...flags, formErrors: [] };
      announce();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
