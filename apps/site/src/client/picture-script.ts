/**
 * From page to page a tour's picture stays one: that of its card grows into the first picture of the
 * tour's page, and shrinks again on the way back. It stands in the head: a page is revealed before any
 * module of it runs. Browsers without view transitions never call it.
 */
let forget = () => {};

waitForPicture();
addEventListener("pageswap", ({ activation, viewTransition }) =>
  move(activation?.entry.url, viewTransition),
);
// Asked anew: a page that was kept is come back to from elsewhere.
addEventListener("pagereveal", ({ viewTransition }) => move(addressBefore(), viewTransition));

function addressBefore(): string | null | undefined {
  return globalThis.navigation?.activation?.from?.url;
}

/** Else a page could be revealed before its first picture is read. */
function waitForPicture(): void {
  if (!addressBefore()?.startsWith(`${location.origin}/`)) return;
  const wait = Object.assign(document.createElement("link"), { rel: "expect", href: "#content" });
  wait.setAttribute("blocking", "render");
  document.head.append(wait);
}

/** Gives the picture that the other page has as well the name by which the browser knows it again. */
function move(other: string | null | undefined, transition: ViewTransition | null): void {
  if (!other || !transition) return;
  const { origin, pathname } = new URL(other);
  const picture = origin === location.origin && (findInCard(pathname) ?? findFirst());
  if (!picture) return;
  // One that still moves from the page before: two of a name would stop both.
  forget();
  picture.style.viewTransitionName = "tour-picture";
  const forgetThis = () => {
    picture.style.removeProperty("view-transition-name");
  };
  forget = forgetThis;
  // A page that is kept for the way back must not keep it.
  const end = () => {
    if (forget === forgetThis) forget();
  };
  transition.finished.then(end, end);
}

function findInCard(path: string): HTMLElement | null | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
    .filter(({ origin, pathname }) => origin === location.origin && pathname === path)
    .map((link) => (link.closest("article, li") ?? link).querySelector("img"))
    .find((picture) => picture && isInView(picture));
}

/** The first picture of the page, or all of the first block where the picture lies behind its text. */
function findFirst(): HTMLElement | undefined {
  const block = document.querySelector<HTMLElement>("main [data-block]");
  const picture = block?.querySelector("img");
  if (!block || !picture || !isInView(picture)) return undefined;
  if (picture.offsetWidth <= innerWidth * 0.4) return undefined;
  return picture.offsetHeight > block.offsetHeight * 0.8 ? block : picture;
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
