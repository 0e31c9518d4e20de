import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { forgetOldAnswers } from "@tour/office/kept";
import { waitingPath } from "@tour/office/shell";
import { tellSignedIn } from "@tour/office/sign-in";
import { isSalesPath } from "./is-sales-path.ts";

/** Goes on after a password or a code: to what else is asked first, then to where one wanted to. */
export function useEnter(next: string): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    queryClient.clear();
    const account = await queryClient.ensureQueryData(builderQueries.account(client));
    // Whoever used this device before may have left what they read.
    await forgetOldAnswers(account.id).catch(() => {});
    const asked = waitingPath(account);
    if (!asked) tellSignedIn();
    if (asked) router.history.push(`${asked}?${new URLSearchParams({ next })}`);
    else if (isSalesPath(next)) location.assign(next);
    else router.history.push(next);
  };
}
