import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { client } from "../api/client.ts";

/** Ends the session and forgets everything that was read in it. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await client.signOut();
    queryClient.clear();
    await navigate({ to: "/sign-in" });
  };
}
