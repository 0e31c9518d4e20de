import { createLoadingBar } from "@tour/ui-kit/loading-indicator";

/** Shows the loading bar when the next page lets itself be waited for. Specification, section 9. */
export function watchNavigation(): void {
  const loading = createLoadingBar();
  const bar = document.createElement("div");
  bar.className = "loading-bar";
  loading.subscribe(() => {
    const { isVisible, progress } = loading.state();
    if (!isVisible) bar.remove();
    else if (!bar.isConnected) document.body.append(bar);
    bar.style.scale = `${progress / 100} 1`;
  });
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (event.defaultPrevented || event.button > 0 || !link) return;
    // A menu that led to a place on this page has done its work.
    link.closest<HTMLElement>("[popover]")?.hidePopover();
    if (!leavesPage(event, link)) return;
    loading.finish();
    loading.start();
  });
  // The page comes back from the browser's cache as it was left: with the bar.
  addEventListener("pageshow", loading.finish);
}

function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isPage = link.protocol.startsWith("http") && !link.target && !link.hasAttribute("download");
  const isElsewhere = link.href.split("#")[0] !== location.href.split("#")[0];
  return isPlain && isPage && (isElsewhere || !link.hash);
}
