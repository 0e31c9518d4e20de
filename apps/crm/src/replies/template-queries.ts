import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** The organiser's templates of messages. */
export const templateQuery = (organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "message-templates"],
    queryFn: ({ signal }) =>
      client
        .listMessageTemplates({ query: { organizer_id: organizerId } }, { signal })
        .then(({ data }) => data),
  });
