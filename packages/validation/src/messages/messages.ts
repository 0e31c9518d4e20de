import type { RuleName } from "../rules/index.ts";

/** A form's texts: one for every built-in rule, those of the phone input, and the last resort. */
export type Messages = Readonly<
  Record<RuleName | "phone_number" | "phone_format" | "fallback", string>
>;

/** Texts by rule name; a form may add its own rules' and leave out what it does not change. */
export type MessageOverrides = Readonly<Partial<Messages> & Record<string, string | undefined>>;

/** Fills `{name}` in; a name without a value stays as it is. */
export function formatMessage(
  template: string,
  params: Readonly<Record<string, number | string>>,
): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
