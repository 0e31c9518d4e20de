import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { readAccount, waitingPath } from "@tour/office/shell";
import { isSalesPath } from "./is-sales-path.ts";

interface Step {
  context: { queryClient: QueryClient; isSignedOut: boolean };
  /** The step's own path: who is asked for something else is led there. */
  path: "/sign-in/code" | "/sign-in/second-factor";
  next: string;
}

/** Leads whoever does not stand at this step of signing in to where they do. */
export async function leadOn({ context, path, next }: Step): Promise<void> {
  const asked = waitingPath(await readAccount(context));
  if (asked === path) return;
  if (asked) throw redirect({ to: asked, search: { next } });
  throw redirect({ href: next, reloadDocument: isSalesPath(next) });
}
