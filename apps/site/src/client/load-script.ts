/** Loads a script of another origin beside the page's own work; nothing waits for it. */
export function loadScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
