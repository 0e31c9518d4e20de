/** Specification, section 9: shown after 200 ms, 2000 ms long. */
const throttle = 200;
const duration = 2000;

/** Shows the loading bar when the next page lets itself be waited for. */
export function watchNavigation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: HTMLElement | undefined;

  const show = () => {
    bar = document.createElement("div");
    bar.className = "loading-bar";
    document.body.append(bar);
    bar.animate({ scale: ["0 1", "0.92 1"] }, { duration, easing: "ease-out", fill: "forwards" });
  };
  const hide = () => {
    clearTimeout(timer);
    bar?.remove();
  };

  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (event.defaultPrevented || event.button > 0 || !link || !leavesPage(event, link)) return;
    hide();
    timer = setTimeout(show, throttle);
  });
  // The page comes back from the browser's cache as it was left: with the bar.
  addEventListener("pageshow", hide);
}

function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isPage = link.protocol.startsWith("http") && !link.target && !link.hasAttribute("download");
  const isElsewhere = link.href.split("#")[0] !== location.href.split("#")[0];
  return isPlain && isPage && (isElsewhere || !link.hash);
}
