const frame = () => new Promise(requestAnimationFrame);

/**
 * Gives what asks for the focus the focus, and brings it into sight: a page that waits for its faces is
 * not seen meanwhile, and nothing of it can take the focus; one that is not whole can't be scrolled as
 * far.
 */
export async function giveFocus(): Promise<void> {
  const field = document.querySelector<HTMLElement>("main [autofocus]");
  if (!field) return;
  while (document.documentElement.hasAttribute("data-awaits-faces")) await frame();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
