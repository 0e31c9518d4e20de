import type { QueryClient } from "@tanstack/react-query";
import type { SellerRequest } from "@tour/api";

/** What the page of a request shows and others change. */
export type RequestPart = "request" | "messages" | "tasks";

type Shown = Record<RequestPart, unknown>;

/** What is known of a request now: the same objects as long as they hold the same. */
export function takeShown(queryClient: QueryClient, id: number): Shown {
  const request = queryClient.getQueryData<SellerRequest>(["request", id]);
  return {
    request,
    messages: queryClient.getQueryData(["chat", request?.chat_id]),
    tasks: queryClient.getQueryData(["request", id, "tasks"]),
  };
}

/** Which parts show something else than before; one that is shown for the first time has not changed. */
export const listChanged = (before: Shown, after: Shown): RequestPart[] =>
  (["request", "messages", "tasks"] as const).filter(
    (part) => before[part] !== undefined && before[part] !== after[part],
  );
