import type { PageType, PickedParts } from "@tour/api";
import { keepEnds, takePicked } from "@tour/blocks/definitions";
import type { PublishedContent } from "../../sites/site-content.ts";

interface Choice {
  type: "site" | PageType;
  picked: PickedParts | undefined;
  drafts: PublishedContent;
  published: PublishedContent;
}

/**
 * What the site is made of after a publication. `main` and `tour` take that page's draft only; of
 * that, where parts were picked, those alone. All else stays as it is published.
 */
export function chooseContent({ type, picked, drafts, published }: Choice): PublishedContent {
  const takes = (part: Choice["type"]) => type === "site" || type === part;
  const takePage = (page: PageType) => {
    if (!takes(page)) return published[page];
    if (!picked) return drafts[page];
    return keepEnds(takePicked(drafts[page], published[page], new Set(picked[page])));
  };
  const around = type === "site" && picked?.site !== false ? drafts : published;
  return { ...around, main: takePage("main"), tour: takePage("tour") };
}
