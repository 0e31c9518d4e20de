const leading = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * React puts its links to early pictures before the HTML that it renders. Blocks are rendered one
 * by one, so the links are taken out and moved into the page's head, where they help.
 */
export function takePreloads(rendered: string): { html: string; preloads: string[] } {
  const links = leading.exec(rendered)?.[0] ?? "";
  return {
    html: rendered.slice(links.length),
    preloads:
      links.match(/<link[^>]*>/g)?.filter((link) => link.includes('fetchPriority="high"')) ?? [],
  };
}
