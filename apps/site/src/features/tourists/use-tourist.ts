import { ApiError } from "@tour/api";
import type { Tourist, TouristForm, TouristsInfo, ValidationMap } from "@tour/api";
import { ruMessages } from "@tour/validation";
import { useForm, useFormProps, useFormState } from "@tour/validation/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import { isWhole } from "./document-mask.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { readTourist } from "./read-form.ts";
import { mayComeLater, sendTourist, Unreachable } from "./send-tourists.ts";
import { blankValues, findChanges, toTyped, toValues } from "./tourist-values.ts";
import type { Changes, TouristValues } from "./tourist-values.ts";

/** How long nothing is typed before it is kept, in ms. */
const pause = 900;
/** How long until an unreachable server is asked again, in ms. */
const retryTimeout = 8000;

export type Saving = "idle" | "saving" | "saved" | "offline" | "failed" | "refused";

interface TouristOptions {
  tourist: Tourist;
  asked: TouristForm;
  /** By whose link the page was opened. */
  uuid: string;
  /** What the server found wrong with a form that came without a script. */
  refusals?: ValidationMap | undefined;
  onInfo: (info: TouristsInfo) => void;
  /** The form was checked, and all of it is kept. */
  onDone: () => void;
}

/** One tourist's form: what is typed is kept while it is typed, here until it is kept there. */
export function useTourist(options: TouristOptions) {
  const { tourist, asked, uuid, refusals, onInfo, onDone } = options;
  const { id } = tourist;
  const { questions } = asked;
  const [saving, setSaving] = useState<Saving>("idle");
  const [problem, setProblem] = useState("");
  const form = useForm<TouristValues & Record<string, unknown>>({
    initialValues: { ...toValues(tourist, questions) },
    messages: ruMessages,
    ...(refusals && { initialErrors: refusals }),
  });
  const { isSubmitting } = useFormState(form);
  const element = useRef<HTMLFormElement>(null);
  /** What the server has. */
  const kept = useRef<TouristValues>(toValues(tourist, questions));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useRef(false);

  const changesOf = () => findChanges(form.getValues(), kept.current);

  /** Whether anything is to be kept; a document's number is once it is whole. */
  const isWaiting = () => {
    const { document_kind: kind, passport } = form.getValues();
    return Object.keys(changesOf()).length > 0 || isWhole(kind, passport);
  };

  /** Takes over what the server has, but for what was typed here meanwhile. */
  function merge(fresh: Tourist, sent: Changes = {}): void {
    const now = form.getValues();
    const next = toValues(fresh, questions);
    const before = kept.current;
    kept.current = next;
    for (const name of Object.keys(next) as (keyof TouristValues)[]) {
      if (name === "passport") continue;
      const known = name in sent ? sent[name] : before[name];
      // Where it was written another way, as a phone number is, what was typed stays.
      const isTyped = JSON.stringify(now[name]) !== JSON.stringify(before[name]);
      const isSent = name in sent && JSON.stringify(now[name]) === JSON.stringify(known);
      if (isTyped && !isSent) continue;
      if (JSON.stringify(now[name]) !== JSON.stringify(next[name])) form.setValue(name, next[name]);
    }
  }

  function take(info: TouristsInfo, sent: Changes): void {
    const fresh = info.tourists.find((one) => one.id === id);
    if (fresh) merge(fresh, sent);
    onInfo(info);
  }

  // What another device wrote came along with the answer about another tourist.
  useEffect(() => {
    merge(tourist);
    // oxlint-disable-next-line react/exhaustive-deps -- at each news of this tourist
  }, [tourist]);

  /** Empties the field of a number that is kept. It is judged no more: by now it need not be filled in. */
  function emptyNumber(): void {
    const values = form.getValues();
    form.settle(values, { ...values, passport: "" });
  }

  /** Keeps a draft; answers whether all of it is kept. */
  async function keep(): Promise<boolean> {
    clearTimeout(timer.current);
    if (isBusy.current) return (plan(), false);
    const changes = changesOf();
    const { passport, document_kind: kind } = form.getValues();
    const number = passport && isWhole(kind, passport) ? { document_kind: kind, passport } : {};
    const sent: Changes = { ...changes, ...number };
    if (Object.keys(sent).length === 0) return true;
    isBusy.current = true;
    setSaving("saving");
    try {
      const info = await sendTourist(uuid, toTyped(id, sent), { isDraft: true });
      take(info, sent);
      if (form.getValues().passport === passport && sent.passport) emptyNumber();
      keepDraft(id, changesOf());
      setSaving("saved");
      return true;
    } catch (error) {
      const isAway = error instanceof Unreachable;
      if (isAway || mayComeLater(error)) {
        setSaving(isAway ? "offline" : "failed");
        plan(retryTimeout);
      } else {
        setSaving("refused");
        explain(error);
      }
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  function plan(wait = pause): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), wait);
  }

  function explain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const own = Object.entries(error.validation).map(
      ([name, messages]) => [name.replace(/^tourists\.0\./, ""), messages] as const,
    );
    form.setServerErrors(Object.fromEntries(own));
    if (own.length === 0) setProblem(error.message);
  }

  // What was typed before the script came, and what did not reach the server the last time.
  useLayoutEffect(() => {
    const early = element.current && readTourist(new FormData(element.current), asked);
    const typed = { ...readDraft(id), ...(early && findChanges(early, kept.current)) };
    for (const [name, value] of Object.entries(typed)) form.setValue(name as "email", value as "");
    if (early?.passport) form.setValue("passport", early.passport);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes to life
  }, [form, id]);

  useEffect(() => {
    let before = JSON.stringify(form.getValues());
    const stop = form.subscribe(() => {
      const values = form.getValues();
      // Told of messages, too.
      const after = JSON.stringify(values);
      if (after === before) return;
      before = after;
      keepDraft(id, changesOf());
      if (isWaiting()) plan();
    });
    if (isWaiting()) plan(0);
    const now = () => void keep();
    addEventListener("online", now);
    // A phone that goes into a pocket may never come back to the page.
    const leave = () => document.hidden && void keep();
    addEventListener("visibilitychange", leave);
    return () => {
      stop();
      clearTimeout(timer.current);
      removeEventListener("online", now);
      removeEventListener("visibilitychange", leave);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- for as long as the form stands
  }, [form, id]);

  /** All is checked, and the form is done. */
  async function finish(): Promise<void> {
    setProblem("");
    clearTimeout(timer.current);
    const { passport, ...values } = form.getValues();
    const sent: Changes = { ...values, ...(passport && { passport }) };
    const info = await sendTourist(uuid, toTyped(id, sent), { isDraft: false });
    take(info, sent);
    emptyNumber();
    keepDraft(id, {});
    setSaving("saved");
    onDone();
  }

  /** Erases what was written, here and there. */
  async function erase(): Promise<void> {
    const empty = blankValues(questions);
    await attempt(async () => {
      const info = await sendTourist(uuid, toTyped(id, empty), { isDraft: true });
      for (const [name, value] of Object.entries(empty))
        form.setValue(name as "email", value as "");
      take(info, empty);
      keepDraft(id, {});
    });
  }

  /** Erases the document's number alone. */
  const eraseNumber = () =>
    attempt(async () => {
      take(await sendTourist(uuid, { id, passport: "" }, { isDraft: true }), {});
    });

  async function attempt(act: () => Promise<void>): Promise<void> {
    setProblem("");
    try {
      await act();
    } catch (error) {
      if (error instanceof Unreachable) setProblem(texts.failed);
      else explain(error);
    }
  }

  const formProps = useFormProps(form, finish, (error) => {
    if (error instanceof Unreachable) setProblem(texts.failed);
    else explain(error);
    form.focusFirstError();
  });

  return { form, formProps, element, saving, problem, isSubmitting, keep, erase, eraseNumber };
}

export type TouristState = ReturnType<typeof useTourist>;
