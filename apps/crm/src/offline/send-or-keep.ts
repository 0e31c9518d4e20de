import { isUnreachable } from "@tour/api";

/**
 * Sends at once, and keeps for later where the server is out of reach; answers nothing then. Where
 * nothing can be kept, the failure is the sending's own.
 */
export async function sendOrKeep<Answer>(
  send: () => Promise<Answer>,
  keep: () => Promise<void>,
): Promise<Answer | undefined> {
  try {
    return await send();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    await keep().catch(() => {
      throw error;
    });
    return undefined;
  }
}
