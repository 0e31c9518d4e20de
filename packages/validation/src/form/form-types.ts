import type { MessageOverrides } from "../messages/messages.ts";
import type { CheckedRules } from "../rule-string-types.ts";
import type { FieldRules } from "../rule-types.ts";
import type { ValidationMap } from "./server-errors.ts";

/**
 * When a field is validated besides submitting. Eager: first on leaving the field, then on every
 * input once it has failed. Aggressive: on every input. Passive: on submit only.
 */
export type ValidationMode = "eager" | "aggressive" | "passive";

export type FormValues = Record<string, unknown>;

/** What of a DOM element the form needs: to focus it, and to know which stands first. */
export type FocusTarget = {
  focus(): void;
  compareDocumentPosition?(other: never): number;
};

export type FieldOptions = {
  rules?: FieldRules;
  /** Replaces the form's mode for this field. */
  mode?: ValidationMode;
  /** Replaces the form's messages for this field. */
  messages?: MessageOverrides;
  /** Where to put the focus when this field is the first with an error. */
  element?: () => FocusTarget | null | undefined;
};

/** Options whose rules may also be a string, checked as it is compiled. */
export type CheckedFieldOptions<Text extends string> = Omit<FieldOptions, "rules"> & {
  rules?: CheckedRules<Text> | FieldRules;
};

export type FieldState<Value = unknown> = {
  value: Value;
  /** The first failing rule's message, or the server's. */
  error: string | undefined;
  isTouched: boolean;
  isDirty: boolean;
  isValidating: boolean;
};

export type FormState = {
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** The server's messages about fields that the form does not have. */
  formErrors: readonly string[];
  isValidating: boolean;
  isSubmitting: boolean;
  isDirty: boolean;
};

export type ValidationOutcome<Values extends FormValues> = {
  isValid: boolean;
  errors: Readonly<Record<string, string>>;
  /** The values that were judged: what is typed meanwhile is not in them. */
  values: Values;
};

export type SubmitOutcome<Answer> =
  | { status: "done"; answer: Answer }
  | { status: "invalid"; errors: Readonly<Record<string, string>> };

export type FormOptions<Values extends FormValues> = {
  initialValues: Values;
  /**
   * The server's messages by field name that the form begins with, such as those of a form that was
   * sent without a script; each goes when its field is changed.
   */
  initialErrors?: ValidationMap;
  /** Eager by default. */
  mode?: ValidationMode;
  /** Texts on top of the default ones, which are the generic kit's English. */
  messages?: MessageOverrides;
  onRuleError?: (error: unknown, field: string, rule: string) => void;
};
