import { useToast } from "@tour/ui-kit/message";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { countUnsent, forgetKept } from "../kept/forget-kept.ts";
import { mayForget, mayLeave } from "../unsaved-changes/unsaved.ts";

/**
 * Ends the session, and erases what this device kept of it; a page of its own then forgets everything
 * that was read in it.
 */
export function useSignOut(): () => Promise<void> {
  const toast = useToast();
  return async () => {
    if (!(await mayLeave()) || !(await mayForget(await countUnsent()))) return;
    try {
      await client.signOut();
    } catch (error) {
      toast.show({ id: "sign-out", tone: "danger", text: describeFailure(error) });
      return;
    }
    await forgetKept();
    location.assign("/sign-in");
  };
}
