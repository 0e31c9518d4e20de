import { connectBuilder } from "./connect-builder.ts";
import type { BuilderOptions } from "./connect-builder.ts";
import type { Connection } from "./connect-preview.ts";
import type { ToPreview } from "../messages/to-preview.ts";
import { windowPort } from "./port.ts";

interface FrameOptions extends Pick<BuilderOptions, "receive" | "fail" | "purpose"> {
  /** Where the preview is loaded; it may have been put there just now. */
  frame: HTMLIFrameElement;
  /** Address of the preview page. */
  url: string;
}

/** `connectBuilder` for a frame of this window: only its origin is spoken to, and it is asked for when it is silent. */
export function connectFrame({ frame, url, ...options }: FrameOptions): Connection<ToPreview> {
  let hasLoaded = false;
  const markLoaded = () => {
    hasLoaded = true;
  };
  frame.addEventListener("load", markLoaded);
  const connection = connectBuilder({
    ...options,
    port: windowPort(window, () => frame.contentWindow),
    origin: new URL(url).origin,
    probe: async () => ({ isReachable: await isReachable(url), hasLoaded }),
  });
  return {
    send: connection.send,
    close: () => {
      frame.removeEventListener("load", markLoaded);
      connection.close();
    },
  };
}

/** Whether anything answers at the address, whatever it says. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { mode: "no-cors", cache: "no-store", signal: AbortSignal.timeout(4000) });
    return true;
  } catch {
    return false;
  }
}
