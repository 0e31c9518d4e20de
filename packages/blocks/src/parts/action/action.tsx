import { Button } from "@tour/ui-kit/button";
import { hyphenateEndless } from "../../format/hyphenate.ts";
import type { Link } from "../../content/link.ts";
import { opensBooking, resolveLink } from "../../content/link.ts";
import type { PageFacts } from "../../page-data/page-data.ts";

interface ActionProps {
  link: Link | null | undefined;
  page: PageFacts;
  variant?: "primary" | "secondary" | "ghost";
  size?: "s" | "m" | "l";
  className?: string;
}

/** A link of the content as a button; nothing when it leads nowhere or has no text. */
export function Action({ link, page, variant = "primary", size = "l", className }: ActionProps) {
  const href = resolveLink(link, page);
  if (!link?.text.trim() || !href) return null;
  return (
    <Button {...opensBooking(href)} href={href} variant={variant} size={size} className={className}>
      {hyphenateEndless(link.text)}
    </Button>
  );
}
