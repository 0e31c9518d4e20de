import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "../api/client.ts";
import { latePart } from "../late/index.ts";

const Impersonation = latePart(() =>
  import("./impersonation.tsx").then((module) => module.Impersonation),
);

/** On every screen while somebody of staff is signed in as an organiser: as whom, and the way out. */
export function ImpersonationBar() {
  // Asked for by the screens: whoever is signed out is asked for nothing.
  const { data: account } = useQuery({ ...builderQueries.account(client), enabled: false });
  if (!account?.impersonation) return null;
  return <Impersonation {...account.impersonation} />;
}
