/**
 * From page to page a tour's picture stays one: that of its card grows into the first picture of the
 * tour's page, and shrinks again on the way back. It stands in the head: a page is revealed before any
 * module of it runs. Browsers without view transitions never call it.
 */
const property = "view-transition-name";
let named: HTMLElement | null | undefined;
let turns = 0;

const addressBefore = () => globalThis.navigation?.activation?.from?.url;

// Else a page could be revealed before its first picture is read.
if (addressBefore()?.startsWith(`${location.origin}/`)) {
  const wait = Object.assign(document.createElement("link"), { rel: "expect", href: "#content" });
  wait.setAttribute("blocking", "render");
  document.head.append(wait);
}
addEventListener("pageswap", ({ activation, viewTransition }) =>
  move(activation?.entry.url, viewTransition),
);
// Asked anew: a page that was kept is come back to from elsewhere.
addEventListener("pagereveal", ({ viewTransition }) => move(addressBefore(), viewTransition));

/** Gives the picture that the other page has as well the name by which the browser knows it again. */
function move(other: string | null | undefined, transition: ViewTransition | null): void {
  if (!other || !transition) return;
  const forget = () => named?.style.removeProperty(property);
  // One that still moves from the page before: two of a name would stop both.
  forget();
  named = findInCard(withoutQuery(other)) ?? findFirst();
  named?.style.setProperty(property, "tour-picture");
  const turn = ++turns;
  // A page that is kept for the way back must not keep it.
  void transition.finished.then(() => turn === turns && forget());
}

function findInCard(page: string): HTMLElement | null | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>("main a")]
    .filter(({ href }) => withoutQuery(href) === page)
    .map((link) => (link.closest("article,li") ?? link).querySelector("img"))
    .find(isInView);
}

/** The first picture of the page, or all of the first block where the picture lies behind its text. */
function findFirst(): HTMLElement | undefined {
  const block = document.querySelector<HTMLElement>("main [data-block]");
  const picture = block?.querySelector("img");
  if (!block || !isInView(picture) || picture.width < innerWidth * 0.4) return undefined;
  return picture.height > block.offsetHeight * 0.8 ? block : picture;
}

function isInView(picture: HTMLImageElement | null | undefined): picture is HTMLImageElement {
  if (!picture) return false;
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, "");
}
