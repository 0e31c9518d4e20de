import { keptLiveTexts as texts } from "../../../../texts/kept-live.ru.ts";
import { copyAddress } from "../../../../client/share-address.ts";
import { toKeptAddress } from "../kept-address.ts";
import { readKept, watchKept } from "./kept-store.ts";

/** A link with what is kept, and its code; both as new as the lists. */
export function startMove(root: HTMLElement): void {
  const move = root.querySelector<HTMLDetailsElement>("[data-move]");
  const link = move?.querySelector<HTMLInputElement>("[data-move-link]");
  const code = move?.querySelector<HTMLElement>("[data-move-code]");
  const status = move?.querySelector<HTMLElement>("[data-move-status]");
  if (!move || !link || !code || !status) return;
  const refresh = () => {
    const [tours = [], viewed = []] = (["saved", "viewed"] as const).map((name) =>
      readKept(name).map(({ id }) => id),
    );
    move.hidden = tours.length + viewed.length === 0;
    link.value = new URL(toKeptAddress("/saved", { tours, viewed }), location.href).href;
    if (move.open) void drawCode(code, link.value);
  };
  watchKept("saved", refresh);
  watchKept("viewed", refresh);
  move.addEventListener("toggle", refresh);
  link.addEventListener("focus", () => link.select());
  move.querySelector("[data-move-copy]")!.addEventListener("click", async () => {
    const isCopied = (await copyAddress(link.value)) === "copied";
    status.textContent = isCopied ? texts.copied : texts.copyFailed;
    if (!isCopied) link.focus();
  });
}

/** The code's own program comes when somebody wants it; without it the link is enough. */
async function drawCode(place: HTMLElement, address: string): Promise<void> {
  try {
    const { renderSVG } = await import("uqr");
    place.innerHTML = renderSVG(address, { border: 2 });
    place.hidden = false;
  } catch {
    place.hidden = true;
  }
}
