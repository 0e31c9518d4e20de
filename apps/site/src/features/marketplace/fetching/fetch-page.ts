import { ask } from "@tour/api";

/** A page of our own as a document; null while it can't be had. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const answer = await ask(address, { signal, headers: { accept: "text/html" } });
    // Without its styles, of which this page's policy may know nothing.
    const text = (await answer.text()).replaceAll(/<style[^]*?<\/style>/g, "");
    return new DOMParser().parseFromString(text, "text/html");
  } catch {
    return null;
  }
}
