import { client } from "../api/client.ts";
import { mayLeave } from "../unsaved-changes/unsaved.ts";

/** Ends the session; a page of its own then forgets everything that was read in it. */
export function useSignOut(): () => Promise<void> {
  return async () => {
    if (!(await mayLeave())) return;
    await client.signOut();
    location.assign("/sign-in");
  };
}
