import { useQueryClient } from "@tanstack/react-query";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { useToast } from "@tour/ui-kit/message";
import { client } from "@tour/office/api";

/** Shows a request as the server has it after a change, and says what was done. */
export function useKeepRequest({ id, organizer_id: organizerId }: SellerRequest) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return (changed: SellerRequest, done: string) => {
    queryClient.setQueryData(builderQueries.request(client, id).queryKey, changed);
    toast.show({ id: "request", text: done });
    void queryClient.invalidateQueries({ queryKey: ["organizer", organizerId, "requests"] });
  };
}
