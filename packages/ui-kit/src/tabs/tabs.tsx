"use client";

import {
  createContext,
  use,
  useId,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import styles from "./tabs.module.css";

interface TabsState {
  id: string;
  value: string;
  choose: (value: string) => void;
  activation: "automatic" | "manual";
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error("TabList, Tab and TabPanel expect Tabs around them");
  return state;
}

/** References to ids are parted by spaces: those of a value must not be among them. */
function makeId({ id }: TabsState, part: "tab" | "panel", value: string): string {
  return `${id}-${part}-${value.replaceAll(/\s/g, "_")}`;
}

export interface TabsProps<Value extends string = string> {
  /** Controlled: value of the tab that is open. */
  value?: Value | undefined;
  /** The tab open at first. */
  defaultValue?: Value | undefined;
  /** Told the value of the tab that was opened. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * Whether an arrow opens the tab that it leads to (`automatic`), or only moves the focus there, and
   * Enter or the space bar opens it (`manual`): for panels that take time to come. Default `automatic`.
   */
  activation?: "automatic" | "manual" | undefined;
  /** A `TabList` and the `TabPanel`s. */
  children: ReactNode;
}

/** Holds which tab is open: TabList with Tab inside, and a TabPanel for each. */
export function Tabs<Value extends string = string>(props: TabsProps<Value>) {
  const id = useId();
  const [value, choose] = useControlled<string>(
    props.value,
    props.defaultValue ?? "",
    props.onValueChange as ((value: string) => void) | undefined,
  );
  const { activation = "automatic", children } = props;
  return <TabsContext value={{ id, value, choose, activation }}>{children}</TabsContext>;
}

export interface TabListProps extends ComponentProps<"div"> {
  /** Accessible name of the row of tabs. */
  "aria-label": string;
}

/** The row of tabs; arrows move (and open, by default), Home and End lead to the ends. */
export function TabList(props: TabListProps) {
  const { activation } = useTabs();
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    const list = event.currentTarget;
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const isRtl = isRightToLeft(list);
    const forward = isRtl ? "ArrowLeft" : "ArrowRight";
    const backward = isRtl ? "ArrowRight" : "ArrowLeft";
    const next = {
      [forward]: (index + 1) % tabs.length,
      [backward]: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    if (activation === "automatic") tabs[next]?.click();
  };
  return (
    <div
      {...props}
      role="tablist"
      className={joinClasses(styles.list, props.className)}
      onKeyDown={handleKey}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<"button">, "value"> {
  /** The panel of the same value is opened by this tab. */
  value: string;
  /** A drawing before the text. */
  icon?: ReactNode;
}

/** The button that opens a panel. */
export function Tab({ value, icon, children, className, onClick, ...rest }: TabProps) {
  const tabs = useTabs();
  const isOpen = tabs.value === value;
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={makeId(tabs, "tab", value)}
      aria-selected={isOpen}
      aria-controls={makeId(tabs, "panel", value)}
      // While none is open, the keyboard still has to get into the row.
      tabIndex={isOpen || tabs.value === "" ? 0 : -1}
      className={joinClasses(styles.tab, className)}
      onClick={(event) => {
        onClick?.(event);
        tabs.choose(value);
      }}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

export interface TabPanelProps extends ComponentProps<"div"> {
  /** Value of the tab that opens this panel. */
  value: string;
  /** Keeps the content in the page while another tab is open. Default `false`. */
  keepMounted?: boolean | undefined;
}

/** The content of one tab. */
export function TabPanel({ value, keepMounted = false, children, ...rest }: TabPanelProps) {
  const tabs = useTabs();
  const isOpen = tabs.value === value;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={makeId(tabs, "panel", value)}
      aria-labelledby={makeId(tabs, "tab", value)}
      tabIndex={0}
      hidden={!isOpen}
      className={joinClasses(styles.panel, rest.className)}
    >
      {(isOpen || keepMounted) && children}
    </div>
  );
}
