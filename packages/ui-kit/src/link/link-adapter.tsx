"use client";

import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from "react";

/** What the kit hands to a router's link. */
export interface RouterLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The route to go to. */
  to: string;
}

const LinkContext = createContext<ComponentType<RouterLinkProps> | null>(null);

export interface LinkProviderProps {
  /** The application's router link; keep it outside of render, so that links are not remounted. */
  component: ComponentType<RouterLinkProps>;
  /** The part of the app whose links go through the router. */
  children: ReactNode;
}

/** Teaches everything that takes `to` the application's router. Without it `to` is a plain anchor. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The application's router link, or `null` without a provider. */
export function useRouterLink(): ComponentType<RouterLinkProps> | null {
  return use(LinkContext);
}
