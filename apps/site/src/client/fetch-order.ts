import { ask } from "@tour/api";

interface OrderAnswer {
  isOk: boolean;
  /** The request's part of the page; null where the answer is another page. */
  page: HTMLElement | null;
}

/** A request's page as the server makes it now; null while it can't be had. */
export async function fetchOrder(
  href: string,
  init: RequestInit = {},
): Promise<OrderAnswer | null> {
  try {
    const response = await ask(href, { ...init, headers: { accept: "text/html" } });
    // Without its styles, of which this page's policy may know nothing.
    const text = (await response.text()).replaceAll(/<style[^]*?<\/style>/g, "");
    const html = new DOMParser().parseFromString(text, "text/html");
    return { isOk: response.ok, page: html.querySelector<HTMLElement>("[data-order]") };
  } catch {
    return null;
  }
}
