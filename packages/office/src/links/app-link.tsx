import { useRouter } from "@tanstack/react-router";
import { Link } from "@tour/ui-kit/link";
import type { ReactNode } from "react";

/** The apps of the office, which stand on one host: the builder at its root, sales below `/crm`. */
export type App = "builder" | "crm";

/**
 * Where a path of an app is from here: `to` for a screen of this app, which the router opens, `href`
 * for one of the other, which is a document of its own.
 */
export function useAppLink(): (app: App, path: string) => { to: string } | { href: string } {
  const here: App = useRouter().basepath.startsWith("/crm") ? "crm" : "builder";
  return (app, path) => {
    if (app === here) return { to: path };
    return { href: app === "crm" ? `/crm${path}` : path };
  };
}

interface AppLinkProps {
  app: App;
  /** Within the app: without `/crm`. */
  path: string;
  className?: string;
  /** Of several, the one that stands for where one is. */
  isCurrent?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a screen of whichever app. */
export function AppLink({ app, path, isCurrent = false, ...props }: AppLinkProps) {
  const mark = isCurrent ? ({ "aria-current": true, "data-current": true } as const) : {};
  return <Link {...props} {...mark} {...useAppLink()(app, path)} />;
}
