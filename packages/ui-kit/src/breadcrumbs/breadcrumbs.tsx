"use client";

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { ChevronLeft, ChevronRight, Ellipsis } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { Action } from "../link/action.tsx";
import type { Texts } from "../locale/locale.ts";
import { breadcrumbsTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { foldPath } from "./fold-path.ts";
import styles from "./breadcrumbs.module.css";

export interface Breadcrumb {
  text: ReactNode;
  /** Address of an anchor. */
  href?: string | undefined;
  /** Route of the application's router. */
  to?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From the root to the current page, which comes last and is no link. */
  items: readonly Breadcrumb[];
  /** Items shown before the middle folds into a button, at least 3; all by default. */
  max?: number | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["breadcrumbs"]> | undefined;
}

function Crumb({ item, isCurrent }: { item: Breadcrumb; isCurrent: boolean }) {
  const { text, href, to } = item;
  const current = isCurrent ? ("page" as const) : undefined;
  const content = (
    <>
      <ChevronLeft className={styles.back} />
      {text}
    </>
  );
  if (!isCurrent && href !== undefined) {
    return (
      <Action href={href} className={styles.link}>
        {content}
      </Action>
    );
  }
  if (!isCurrent && to !== undefined) {
    return (
      <Action to={to} className={styles.link}>
        {content}
      </Action>
    );
  }
  return (
    <span className={styles.text} aria-current={current}>
      {text}
    </span>
  );
}

/** Where the page stands in the site; on phones the way back to the page above. */
export function Breadcrumbs({ items, max, texts: own, ...rest }: BreadcrumbsProps) {
  const texts = useSection("breadcrumbs", breadcrumbsTexts, own);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const places = foldPath(items.length, isWhole ? undefined : max);

  useEffect(() => {
    // The button is gone; whoever pressed it goes on at the first item that it hid.
    if (isWhole) list.current?.querySelectorAll<HTMLElement>("a, button")[1]?.focus();
  }, [isWhole]);

  return (
    <nav aria-label={texts.label} {...rest} className={joinClasses(styles.root, rest.className)}>
      <ol ref={list} className={styles.list}>
        {places.map((place, index) => {
          const item = place === "fold" ? undefined : items[place];
          return (
            <li
              key={place}
              className={styles.item}
              data-parent={place === items.length - 2 || undefined}
            >
              {index > 0 && <ChevronRight className={styles.separator} />}
              {item ? (
                <Crumb item={item} isCurrent={place === items.length - 1} />
              ) : (
                <button
                  type="button"
                  className={styles.fold}
                  aria-label={texts.expand}
                  onClick={() => setWhole(true)}
                >
                  <Ellipsis />
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
