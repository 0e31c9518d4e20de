import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { client } from "../api/client.ts";
import { mayLeave } from "../unsaved-changes/unsaved.ts";

/** Ends the session and forgets everything that was read in it. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    await client.signOut();
    queryClient.clear();
    await navigate({ to: "/sign-in", ignoreBlocker: true });
  };
}
