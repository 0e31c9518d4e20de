/**
 * From page to page a tour's picture stays one: that of its card grows into the first picture of the
 * tour's page, and shrinks again on the way back. In the head as it is written: a page is revealed
 * before any module of it runs. Browsers without view transitions never call it.
 */
export const pictureScript = `(${carryPicture.toString()})()`;

/** Stands by itself: nothing outside of it is there where it runs. */
function carryPicture(): void {
  const isInView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const findInCard = (path: string) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];
    return links
      .filter(({ origin, pathname }) => origin === location.origin && pathname === path)
      .map((link) => (link.closest("article, li") ?? link).querySelector("img"))
      .find((picture) => picture && isInView(picture));
  };
  /** The first picture of the page, or all of the first block where the picture lies behind its text. */
  const findFirst = () => {
    const block = document.querySelector<HTMLElement>("main [data-block]");
    const picture = block?.querySelector("img");
    if (!block || !picture || !isInView(picture)) return undefined;
    const isWide = picture.offsetWidth > innerWidth * 0.4;
    const isBehind = picture.offsetHeight > block.offsetHeight * 0.8;
    return isWide && isBehind ? block : isWide ? picture : undefined;
  };
  let forget = () => {};
  const name = (address: string | null | undefined, moves: ViewTransition | null) => {
    if (!address || !moves) return;
    const { origin, pathname } = new URL(address);
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
    moves.finished.then(end, end);
  };
  const from = globalThis.navigation?.activation?.from?.url;
  if (from?.startsWith(`${location.origin}/`)) {
    // Else a page could be revealed before its first picture is read.
    const wait = Object.assign(document.createElement("link"), { rel: "expect", href: "#content" });
    wait.setAttribute("blocking", "render");
    document.head.append(wait);
  }
  addEventListener("pageswap", ({ activation, viewTransition }) =>
    name(activation?.entry.url, viewTransition),
  );
  // Asked anew: a page that was kept is come back to from elsewhere.
  addEventListener("pagereveal", ({ viewTransition }) =>
    name(globalThis.navigation?.activation?.from?.url, viewTransition),
  );
}
