import { Link } from "@tanstack/react-router";
import type { RouterLinkProps } from "@tour/ui-kit/link";

/** The kit's links go through the router. */
export function RouterLink(props: RouterLinkProps) {
  return <Link {...props} />;
}
