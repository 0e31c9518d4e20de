import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { GuestReview, SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { useKeepRequest } from "./use-keep-request.ts";

const texts = allTexts.request.review;

interface Decision {
  /** The review as it was read: one that its guest changed since is not decided on. */
  review: GuestReview;
  isPublished: boolean;
}

/** Publishes a guest's review or declines it; where it changed meanwhile, it is read anew. */
export function useReview(request: SellerRequest) {
  const queryClient = useQueryClient();
  const keep = useKeepRequest(request);
  const { id } = request;
  return useMutation({
    mutationFn: ({ review: { at }, isPublished }: Decision) =>
      client.decideReview({ body: { id, is_published: isPublished, at } }),
    onSuccess: ({ data }, { isPublished }) =>
      keep(data, isPublished ? texts.published : texts.declined),
    onError: () => queryClient.invalidateQueries(builderQueries.request(client, id)),
  });
}
