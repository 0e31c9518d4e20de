import { BlockContent } from "@tour/blocks/render";
import type { Variant, VariantProps } from "@tour/blocks/render";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates one block by the props that stand beside it and the prefix that its ids were made with.
 * Settled when the block takes events.
 */
export async function hydrateIsland(element: HTMLElement, variant: Variant): Promise<void> {
  const { block = "" } = element.dataset;
  const json = document.getElementById(`${block}-props`)?.textContent ?? "";
  const props = JSON.parse(json) as VariantProps;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Hydrated done={resolve}>
        <BlockContent variant={variant} props={props} />
      </Hydrated>,
      { identifierPrefix: `${block}-` },
    );
  });
  element.dataset.hydrated = "";
}

function Hydrated({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}
