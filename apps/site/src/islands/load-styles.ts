const loaded = new Map<string, Promise<boolean>>();

/** Loads style sheets by their addresses, in a row. Answers whether all of them came. */
export async function loadStyles(addresses = ""): Promise<boolean> {
  const came = await Promise.all(addresses.split(" ").filter(Boolean).map(loadStyle));
  return came.every(Boolean);
}

function loadStyle(href: string): Promise<boolean> {
  const known = loaded.get(href);
  if (known) return known;
  const loading = new Promise<boolean>((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      // So that it can be asked for again.
      loaded.delete(href);
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
  loaded.set(href, loading);
  return loading;
}
