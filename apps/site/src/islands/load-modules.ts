const asked = new Set<string>();

/**
 * Loads the first of some modules, whose addresses stand in a row with those that it imports. All
 * are asked for at once: the browser would find the others one after another.
 */
export function loadModules(addresses = ""): Promise<unknown> {
  const [script = "", ...imports] = addresses.split(" ");
  for (const href of imports) {
    if (asked.has(href)) continue;
    asked.add(href);
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  return import(script);
}
