import { updateTexts } from "../texts/ru.ts";

/**
 * Offers to reload, for a newer build where nothing else is said. Whoever does not take the offer gets it with the next page:
 * each is loaded anew, and what was rendered ahead of the old build is given up.
 */
export function offerReload(texts: Record<keyof typeof updateTexts, string> = updateTexts): void {
  document.querySelector("script[type=speculationrules]")?.remove();
  const offer = document.createElement("div");
  offer.className = "update-offer";
  offer.setAttribute("role", "status");
  document.body.append(offer);
  // A live region must stand in the page before its words do.
  setTimeout(() => {
    offer.append(
      texts.message,
      button(texts.action, () => location.reload()),
      button(texts.dismiss, () => offer.remove()),
    );
  }, 50);
}

function button(text: string, act: () => void): HTMLElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.addEventListener("click", act);
  return element;
}
