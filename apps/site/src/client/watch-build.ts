import { updateTexts } from "../texts/ru.ts";

/** How often a page that is looked at asks for the latest build, in ms. */
const period = 60_000;

/**
 * Asks for the latest build now and then, and offers to reload when there is a newer one. Whoever
 * does not take the offer gets the new build with the next page: each is loaded anew, and what was
 * rendered ahead of the old build is given up.
 */
export function watchBuild(): void {
  const { build } = document.documentElement.dataset;
  let asked = Date.now();

  const ask = async () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < period) return;
    asked = Date.now();
    const latest = await fetch("/latest-build.json", { cache: "no-store" })
      .then((answer) => answer.json())
      .catch(() => ({}));
    if (!latest.build || latest.build === build) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
    document.querySelector("script[type=speculationrules]")?.remove();
    offerReload();
  };
  const timer = setInterval(ask, period);
  document.addEventListener("visibilitychange", ask);
}

function offerReload(): void {
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
