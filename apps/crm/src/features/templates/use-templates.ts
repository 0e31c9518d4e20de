import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MessageTemplate } from "@tour/api";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { templateQuery } from "../../replies/template-queries.ts";
import { templateTexts as texts } from "../../texts/templates.ru.ts";

/** The organiser's templates as the server has them, and what can be done with them. */
export function useTemplates(organizerId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = templateQuery(organizerId);
  const { data: templates, error } = useQuery(query);
  const keep = (next: MessageTemplate[], done: string) => {
    queryClient.setQueryData(query.queryKey, next);
    toast.show({ id: "templates", text: done });
  };
  const own = { query: { organizer_id: organizerId } };
  const remove = useMutation({
    mutationFn: (id: number) => client.removeMessageTemplate({ ...own, body: { id } }),
    onSuccess: ({ data }) => keep(data, texts.removed),
    onError: () => queryClient.invalidateQueries(query),
  });
  return {
    templates,
    error: error ?? remove.error,
    remove,
    save: async (body: { id?: number; title: string; text: string }) => {
      const { data } = await client.saveMessageTemplate({ ...own, body });
      keep(data, texts.saved);
    },
  };
}
