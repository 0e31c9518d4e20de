import type { FieldName, FieldValue, Form, FormValues } from "@tour/validation";
import { useEffect, useEffectEvent, useId } from "react";
import { isEqual } from "./is-equal.ts";
import { nextOrder } from "./order-deeds.ts";
import { siteUndoOf } from "./site-undo.ts";
import { isNextWord, typingPause } from "./typing.ts";

interface Typed {
  name: string;
  before: unknown;
  after: unknown;
  at: number;
  order: number;
}

/** What was typed in a form and not saved yet, as steps of the joint undo; gone with the form. */
export function useFormDeeds<Values extends FormValues>(
  organizerId: number,
  form: Form<Values>,
  /** What a field is called, and where it stands: "заголовок, поиск и ссылки". */
  describe: (name: string) => string,
): void {
  const screen = `form ${useId()}`;
  const name = useEffectEvent(describe);
  useEffect(() => {
    const undo = siteUndoOf(organizerId);
    let past: readonly Typed[] = [];
    let future: readonly Typed[] = [];
    let known = form.getValues();
    let isOwn = false;
    const report = () => undo.report(screen, { past, future });

    const follow = () => {
      const before = known;
      known = form.getValues();
      if (isOwn || before === known) return;
      const changed = Object.keys(known).filter((key) => before[key] !== known[key]);
      if (!form.getState().isDirty) {
        // All is kept: what was typed has become a save, or was never one's own.
        past = [];
        return report();
      }
      if (changed.length === 0) return;
      for (const key of changed) {
        // What is kept now was saved, or came from elsewhere: that is no typing.
        if (form.getField(key as FieldName<Values>).isDirty) record(key, before[key], known[key]);
        else past = past.filter((step) => step.name !== key);
      }
      future = [];
      report();
    };
    const record = (key: string, before: unknown, after: unknown) => {
      const last = past.at(-1);
      const step = { name: key, before, after, at: Date.now(), order: nextOrder() };
      const goesOn =
        last?.name === key &&
        typeof before === "string" &&
        typeof after === "string" &&
        !isNextWord(before, after) &&
        step.at - last.at < typingPause;
      past = goesOn
        ? [...past.slice(0, -1), { ...step, before: last.before }]
        : [...past, step].slice(-200);
    };
    const put = (step: Typed, from: unknown, to: unknown) => {
      const key = step.name as FieldName<Values>;
      if (!isEqual(form.getField(key).value, from)) return null;
      isOwn = true;
      form.setValue(key, to as FieldValue<Values, typeof key>);
      isOwn = false;
      return { what: name(step.name) };
    };
    const close = undo.open(screen, {
      undo: () => {
        const step = past.at(-1);
        if (!step) return null;
        past = past.slice(0, -1);
        const taken = put(step, step.after, step.before);
        if (taken) future = [step, ...future];
        report();
        return taken;
      },
      redo: () => {
        const [step, ...left] = future;
        if (!step) return null;
        future = left;
        const taken = put(step, step.before, step.after);
        if (taken) past = [...past, { ...step, at: 0 }];
        report();
        return taken;
      },
    });
    const stop = form.subscribe(follow);
    return () => {
      stop();
      close();
      undo.forget(screen);
    };
  }, [organizerId, form, screen]);
}
