/**
 * Gives an address to somebody: by the device's own sheet on touch screens, else to the clipboard.
 * `shared` as well where the sheet was closed: whoever does that has changed their mind.
 */
export async function shareAddress(what: {
  title: string;
  url: string;
}): Promise<"shared" | "copied" | "failed"> {
  if (hasOwnSheet()) {
    const isShown = await navigator.share(what).then(() => true, isClosedByHand);
    if (isShown) return "shared";
  }
  return copyAddress(what.url);
}

/** Who closes the sheet has seen it; a sheet that could not open is as none. */
const isClosedByHand = (error: unknown) => (error as Error).name === "AbortError";

/** Desktops have a sheet in some browsers, too: a menu at the button serves better there. */
export const hasOwnSheet = (): boolean =>
  "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Without a safe connection there is no clipboard. */
export const copyAddress = (url: string): Promise<"copied" | "failed"> =>
  navigator.clipboard ? navigator.clipboard.writeText(url).then(copied, failed) : failed();

const copied = () => "copied" as const;
const failed = async () => "failed" as const;
