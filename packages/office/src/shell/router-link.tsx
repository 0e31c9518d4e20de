import { Link } from "@tanstack/react-router";
import type { RouterLinkProps } from "@tour/ui-kit/link";

/** The kit's links go through the router; what follows a "#" is a place in the screen. */
export function RouterLink({ to, ...props }: RouterLinkProps) {
  const [path, hash] = to.split("#");
  return <Link {...props} to={path} {...(hash === undefined ? {} : { hash })} />;
}
