import { updateTexts } from "../texts/ru.ts";

/**
 * Offers to reload for a newer build. Whoever does not take the offer gets it with the next page:
 * each is loaded anew, and what was rendered ahead of the old build is given up.
 */
export function offerReload(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
  const offer = document.createElement("div");
  offer.className = "update-offer";
  offer.setAttribute("role", "status");
  document.body.append(offer);
  // A live region must stand in the page before its words do.
  setTimeout(() => {
    offer.append(
      updateTexts.message,
      button(updateTexts.action, () => location.reload()),
      button(updateTexts.dismiss, () => offer.remove()),
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
