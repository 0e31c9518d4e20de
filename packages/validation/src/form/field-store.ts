import { isSameValue, isWithin, readPath, writePath } from "./field-path.ts";
import type { FieldState, FormState, FormValues } from "./form-types.ts";

export type FieldStore = ReturnType<typeof createFieldStore>;

type FormFlags = Pick<FormState, "formErrors" | "isSubmitting">;

function isSameRecord<Shape extends object>(before: Shape, after: Shape): boolean {
  const keys = Object.keys(before) as (keyof Shape)[];
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => Object.hasOwn(after, key) && before[key] === after[key])
  );
}

/** The state before if nothing in it has changed, so that typing renders only its own field. */
function keepUnchanged(before: FormState | undefined, after: FormState): FormState {
  if (!before) return after;
  const errors = isSameRecord(before.errors, after.errors) ? before.errors : after.errors;
  const merged = { ...after, errors };
  return isSameRecord(before, merged) ? before : merged;
}

const areRelated = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

/** States of all fields, each an unchanging object until something in it changes. */
export function createFieldStore(initialValues: FormValues) {
  let initial = initialValues;
  let values = initialValues;
  let fields = new Map<string, FieldState>();
  let flags: FormFlags = { formErrors: [], isSubmitting: false };
  let state: FormState | undefined;
  let isStale = true;
  const listeners = new Set<() => void>();

  function announce(): void {
    isStale = true;
    for (const listener of listeners) listener();
  }

  function readValue(name: string): Pick<FieldState, "value" | "isDirty"> {
    const value = readPath(values, name);
    return { value, isDirty: !isSameValue(value, readPath(initial, name)) };
  }

  function read(name: string): FieldState {
    let field = fields.get(name);
    if (!field) {
      field = { ...readValue(name), error: undefined, isTouched: false, isValidating: false };
      fields.set(name, field);
    }
    return field;
  }

  /** What a field is part of changes with it, and so does what is part of it. */
  function refresh(isMeant: (name: string) => boolean): void {
    for (const [name, field] of fields) {
      if (!isMeant(name)) continue;
      const now = { ...field, ...readValue(name) };
      if (!isSameRecord(field, now)) fields.set(name, now);
    }
  }

  function readState(): FormState {
    const all = [...fields];
    const failed = all.flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]]));
    return {
      ...flags,
      errors: Object.fromEntries(failed) as Record<string, string>,
      isValidating: all.some(([, field]) => field.isValidating),
      isDirty: !isSameValue(values, initial),
    };
  }

  return {
    read,
    update(name: string, change: Partial<Omit<FieldState, "isDirty">>): void {
      const before = read(name);
      const after = { ...before, ...change };
      after.isDirty = !isSameValue(after.value, readPath(initial, name));
      if (isSameRecord(before, after)) return;
      fields.set(name, after);
      if (!Object.is(before.value, after.value)) {
        values = writePath(values, name, after.value);
        refresh((other) => areRelated(name, other));
      }
      announce();
    },
    setFlags(change: Partial<FormFlags>): void {
      flags = { ...flags, ...change };
      announce();
    },
    /** Initial values with everything that was set since; the same until one changes. */
    readValues: (): FormValues => values,
    readState(): FormState {
      if (isStale || !state) state = keepUnchanged(state, readState());
      isStale = false;
      return state;
    },
    reset(initialAfter: FormValues): void {
      initial = initialAfter;
      values = initialAfter;
      fields = new Map();
      flags = { ...flags, formErrors: [] };
      announce();
    },
    /** What was sent is kept as `kept`: the form begins from it, but for what was set since. */
    settle(sent: FormValues, kept: FormValues): void {
      const since = Object.entries(values).filter(([key, value]) => !isSameValue(value, sent[key]));
      initial = kept;
      values = { ...kept, ...Object.fromEntries(since) };
      refresh(() => true);
      announce();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
