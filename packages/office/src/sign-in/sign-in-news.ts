const name = "signed-in";

/** Tells the office's other tabs that somebody has signed in in this one. */
export function tellSignedIn(): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(null);
  channel.close();
}

/** Calls the listener when somebody has signed in in another tab, until the answer is called. */
export function hearSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
