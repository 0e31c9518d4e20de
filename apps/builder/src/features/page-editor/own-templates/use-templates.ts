import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Block, BlockTemplate } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { templateTexts as texts } from "../../../texts/templates.ru.ts";
import { useTakeBack } from "../../../undo/use-take-back.tsx";

/** What is done with the organiser's templates. */
export function useTemplateDeeds(organizerId: number) {
  const queryClient = useQueryClient();
  const query = { organizer_id: organizerId };
  const readAnew = () =>
    queryClient.invalidateQueries(builderQueries.blockTemplates(client, organizerId));
  const { tell, failAndRead } = useTakeBack("block-template", readAnew);
  const rename = (id: number, name: string) =>
    client.renameBlockTemplate({ query, body: { id, name } });

  const remove = useMutation({
    mutationFn: ({ id }: BlockTemplate) => client.removeBlockTemplate({ query, body: { id } }),
    onSuccess: (_, { name, blocks }) => {
      tell(texts.removed(name), () => client.addBlockTemplate({ query, body: { name, blocks } }));
      return readAnew();
    },
    onError: failAndRead,
  });
  return {
    keep: async (name: string, blocks: Block[]) => {
      const { data } = await client.addBlockTemplate({ query, body: { name, blocks } });
      await readAnew();
      tell(texts.kept(data.name));
    },
    rename: async (template: BlockTemplate, name: string) => {
      const { data } = await rename(template.id, name);
      await readAnew();
      tell(texts.renamed(data.name), () => rename(template.id, template.name));
    },
    remove: (template: BlockTemplate) => remove.mutate(template),
  };
}

/** The organiser's templates; read anew whenever they come into sight, for colleagues keep some, too. */
export function useTemplates(organizerId: number) {
  const { data, error, refetch } = useQuery({
    ...builderQueries.blockTemplates(client, organizerId),
    staleTime: 0,
  });
  return { templates: data, error, retry: () => void refetch() };
}
