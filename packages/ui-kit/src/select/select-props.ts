import type { ReactNode, Ref } from "react";
import type { FieldControlProps } from "../field/field-context.ts";
import type { Texts } from "../locale/locale.ts";
import type { SelectKeys, SelectValue } from "./select-model.ts";

export interface SelectBaseProps extends FieldControlProps, Partial<SelectKeys> {
  /** Options and headers in order; by default `{ text, value, header?, disabled? }`. */
  items: readonly object[];
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** Height: s 32, m 40, l 52 px. Default `m`. */
  size?: "s" | "m" | "l" | undefined;
  /** Puts a search field over the list. */
  searchable?: boolean | undefined;
  /** Hears what is searched; the parent then filters `items` itself, as for options of a server. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** Options are on their way. */
  loading?: boolean | undefined;
  /** How an option is drawn; by default its text. */
  renderOption?: ((item: never) => ReactNode) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /**
   * The system's own list, for a single choice without search: on touch screens, always or never.
   * Default `phone`.
   */
  native?: "phone" | "always" | "never" | undefined;
  /** Told when the focus leaves the control. */
  onBlur?: (() => void) | undefined;
  /** Accessible name, where no visible label gives one. */
  "aria-label"?: string | undefined;
  /** Id of the element that names it, where no `Field` does. */
  "aria-labelledby"?: string | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["select"]> | undefined;
  /** The button that opens the list; the `<select>` where the list is the system's own. */
  ref?: Ref<HTMLElement> | undefined;
}

export interface SingleProps<Value> {
  /** One item is chosen. */
  multiple?: false | undefined;
  /** A choice can be changed and not taken away. */
  clearable?: false | undefined;
  /** The chosen item's value; null for none. Controlled when given. */
  value?: Value | null | undefined;
  /** What is chosen at first, where the select keeps its value itself. */
  defaultValue?: Value | null | undefined;
  /** Hears of each choice. */
  onValueChange?: ((value: Value) => void) | undefined;
}

export interface ClearableProps<Value> {
  /** One item is chosen. */
  multiple?: false | undefined;
  /** Shows a button that takes the choice away. */
  clearable: true;
  /** The chosen item's value; null for none. Controlled when given. */
  value?: Value | null | undefined;
  /** What is chosen at first, where the select keeps its value itself. */
  defaultValue?: Value | null | undefined;
  /** Hears of each choice, and of null when it was taken away. */
  onValueChange?: ((value: Value | null) => void) | undefined;
}

export interface MultipleProps<Value> {
  /** Any number of items is chosen. */
  multiple: true;
  /** Shows a button that takes all choices away. */
  clearable?: boolean | undefined;
  /** The chosen items' values. Controlled when given. */
  value?: readonly Value[] | undefined;
  /** What is chosen at first, where the select keeps its value itself. */
  defaultValue?: readonly Value[] | undefined;
  /** Hears of each change, with all that is chosen then. */
  onValueChange?: ((values: Value[]) => void) | undefined;
}

export type SelectProps<Value extends SelectValue = string> = SelectBaseProps &
  (SingleProps<Value> | ClearableProps<Value> | MultipleProps<Value>);

type Chosen = SelectValue | readonly SelectValue[] | null | undefined;

/** The choice as a list, whichever way it was given. */
export function toValues(chosen: Chosen): readonly SelectValue[] {
  if (chosen === null || chosen === undefined) return [];
  return typeof chosen === "object" ? chosen : [chosen];
}
