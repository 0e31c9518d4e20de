"use client";

import type { ComponentProps } from "react";
import { useRouterLink, type RouterLinkProps } from "./link-adapter.tsx";

export interface AnchorAction extends ComponentProps<"a"> {
  href: string;
  to?: undefined;
  disabled?: boolean;
}

export interface RouteAction extends RouterLinkProps {
  href?: undefined;
  disabled?: boolean;
}

export interface ButtonAction extends ComponentProps<"button"> {
  href?: undefined;
  to?: undefined;
}

/** An anchor with `href`, a router link with `to`, otherwise a button. Specification, section 2. */
export type ActionProps = AnchorAction | RouteAction | ButtonAction;

/** The element behind Button and Link; a disabled link keeps its place but leads nowhere. */
export function Action(props: ActionProps) {
  const RouterLink = useRouterLink();
  if (props.href !== undefined) {
    const { disabled, to: _, ...rest } = props;
    return disabled ? <DisabledLink {...rest} /> : <a {...rest} />;
  }
  if (props.to !== undefined) {
    const { disabled, href: _, to, ...rest } = props;
    if (disabled) return <DisabledLink {...rest} />;
    return RouterLink ? <RouterLink to={to} {...rest} /> : <a href={to} {...rest} />;
  }
  const { href: _href, to: _to, ...rest } = props;
  return <button type="button" {...rest} />;
}

function DisabledLink({ href: _, onClick: __, ...rest }: ComponentProps<"a">) {
  return <a role="link" {...rest} aria-disabled="true" />;
}
