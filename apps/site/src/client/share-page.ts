import { copyAddress, hasOwnSheet, shareAddress } from "./share-address.ts";

/** Opens the device's own sheet in place of a page's menu where there is one, and copies its address. */
export function sharePage(root: HTMLElement): void {
  const { share: url = "", shareTitle: title = "" } = root.dataset;
  const menu = root.querySelector<HTMLElement>("[popover]");
  const note = root.querySelector<HTMLElement>("[role=status]");
  const copy = root.querySelector<HTMLElement>("[data-share-copy]");
  root.querySelector("button")?.addEventListener("click", (event) => {
    if (!hasOwnSheet()) return;
    event.preventDefault();
    void shareAddress({ title, url });
  });
  if (!copy || !note) return;
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    const { copied, failed } = note.dataset;
    const isCopied = (await copyAddress(url)) === "copied";
    menu?.hidePopover();
    note.textContent = isCopied ? (copied ?? "") : `${failed} ${url}`;
  });
}
