"use client";

import { createContext, use, useId, type ComponentProps, type ReactNode } from "react";
import { ChevronDown } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import styles from "./accordion.module.css";

/** The name that the items of an exclusive accordion share. */
const AccordionName = createContext<string | undefined>(undefined);

export interface AccordionProps extends ComponentProps<"div"> {
  /** Lets several items be open at once. By default opening one closes the others. */
  multiple?: boolean | undefined;
  /** The `AccordionItem`s. */
  children: ReactNode;
}

/** Items that fold; plain `<details>`, so that it works without any script. */
export function Accordion({ multiple = false, children, className, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <div {...rest} className={joinClasses(styles.root, className)}>
      <AccordionName value={multiple ? undefined : name}>{children}</AccordionName>
    </div>
  );
}

export interface AccordionItemProps extends Omit<
  ComponentProps<"details">,
  "title" | "name" | "open"
> {
  /** The line that is always in sight. */
  title: ReactNode;
  /** Level of the heading around the title, for pages where the items are sections. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Open in the first HTML. */
  defaultOpen?: boolean | undefined;
}

/** One item of an Accordion. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, headingLevel, defaultOpen, children, className, ...rest } = props;
  const Heading = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <details
      {...rest}
      name={use(AccordionName)}
      open={defaultOpen}
      className={joinClasses(styles.item, className)}
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
