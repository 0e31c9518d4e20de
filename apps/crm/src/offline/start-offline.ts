import type { QueryClient } from "@tanstack/react-query";
import { keepAnswers } from "./keep-answers.ts";
import { registerWorker } from "./register-worker.ts";
import { sendUnsent } from "./send-unsent.ts";
import { shownKept } from "./shown-kept.ts";
import { openUnsent, unsentStore } from "./unsent.ts";

/** How often one tries while something waits for a network, in ms: not every network says it is back. */
const period = 15_000;

/** Has the office work where there is no network, and catch up when it is back. */
export function startOffline(queryClient: QueryClient): void {
  registerWorker();
  const send = () => void sendUnsent(queryClient);
  const readAnew = keepAnswers(queryClient, {
    onOwner: (accountId) => void openUnsent(accountId).then(send),
    onSignedOut: () => location.reload(),
  });
  const catchUp = () => {
    if (document.visibilityState !== "visible") return;
    const { entries, isStorageBroken } = unsentStore.getState();
    if (entries.length > 0 || isStorageBroken) send();
    if (shownKept.getState().size > 0) readAnew();
  };
  window.addEventListener("online", catchUp);
  document.addEventListener("visibilitychange", catchUp);
  setInterval(catchUp, period);
}
