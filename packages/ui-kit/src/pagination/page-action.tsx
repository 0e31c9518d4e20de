"use client";

import type { MouseEvent, ReactNode } from "react";
import { Action } from "../link/action.tsx";

/** Makes the address of a page: a pattern with `{page}`, or a function. */
export type PageAddress = string | ((page: number) => string);

interface PageActionProps {
  page: number;
  href: PageAddress | undefined;
  to: PageAddress | undefined;
  /** Leads nowhere, but keeps its place in the order of the Tab key, and the focus. */
  inert?: boolean;
  /** Whether a plain click stays on the page. */
  keep: boolean;
  onChoose: (page: number) => void;
  className: string | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
}

const address = (pattern: PageAddress, page: number) =>
  typeof pattern === "function" ? pattern(page) : pattern.replaceAll("{page}", String(page));

/** One page, or the way to the next: an anchor, a router link or a button. */
export function PageAction(props: PageActionProps) {
  const { page, href, to, inert = false, keep, onChoose, ...rest } = props;
  const isLink = href !== undefined || to !== undefined;
  const choose = (event: MouseEvent) => {
    // Whoever opens a page in another tab stays where they are.
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isLink && !inert && isElsewhere) return;
    if (inert || (href !== undefined && keep)) event.preventDefault();
    if (!inert) onChoose(page);
  };
  const state = inert ? { "aria-disabled": true as const } : undefined;
  if (href !== undefined) {
    return (
      <a
        {...rest}
        {...state}
        href={inert ? undefined : address(href, page)}
        role={inert ? "link" : undefined}
        tabIndex={inert ? 0 : undefined}
        onClick={choose}
      />
    );
  }
  if (to !== undefined) {
    return <Action {...rest} {...state} to={address(to, page)} onClick={choose} />;
  }
  return <button {...rest} {...state} type="button" onClick={choose} />;
}
