import { copyAddress, hasOwnSheet, shareAddress } from "./share-address.ts";

/** Opens the device's own sheet in place of a page's menu where there is one, and copies its address. */
export function sharePage(root: HTMLElement): void {
  const { share: url = "", shareTitle: title = "" } = root.dataset;
  const menu = root.querySelector<HTMLElement>("[popover]");
  const note = root.querySelector<HTMLElement>("[role=status]");
  const copy = root.querySelector<HTMLElement>("[data-share-copy]");
  if (!copy || !note) return;
  const say = (done: "shared" | "copied" | "failed") => {
    const { copied = "", failed } = note.dataset;
    if (done !== "shared") note.textContent = done === "copied" ? copied : `${failed} ${url}`;
  };
  root.querySelector("button")?.addEventListener("click", async (event) => {
    if (!hasOwnSheet()) return;
    event.preventDefault();
    say(await shareAddress({ title, url }));
  });
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    const done = await copyAddress(url);
    menu?.hidePopover();
    say(done);
  });
}
