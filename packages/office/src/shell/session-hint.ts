/**
 * Whether the page came to somebody without a session: asking who they are would be refused. Told
 * once, because they may sign in since, here or in another window.
 */
export function takeSignedOutHint(page: Pick<HTMLElement, "dataset">): boolean {
  const isSignedOut = page.dataset["session"] === "none";
  delete page.dataset["session"];
  return isSignedOut;
}
