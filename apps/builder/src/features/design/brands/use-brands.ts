import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Brand, Look } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { brandTexts as texts } from "../../../texts/brands.ru.ts";
import { useTakeBack } from "../../../undo/use-take-back.tsx";

const toastId = "brand";

/** The organiser's brands, and what is done with them. */
export function useBrands(organizerId: number) {
  const queryClient = useQueryClient();
  const query = { organizer_id: organizerId };
  const brandsQuery = builderQueries.brands(client, organizerId);
  const { data: brands, error, refetch } = useQuery(brandsQuery);
  const readAnew = () => queryClient.invalidateQueries(brandsQuery);
  const { tell, failAndRead: onError } = useTakeBack(toastId, readAnew);
  const save = (body: Parameters<typeof client.updateBrand>[0]["body"]) =>
    client.updateBrand({ query, body });

  const replace = useMutation({
    mutationFn: ({ brand, look }: { brand: Brand; look: Look }) => save({ id: brand.id, look }),
    onSuccess: (_, { brand: { id, name, look } }) => {
      tell(texts.replaced(name), () => save({ id, look }));
      return readAnew();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Brand) => client.removeBrand({ query, body: { id } }),
    onSuccess: (_, { name, look }) => {
      tell(texts.removed(name), () => client.addBrand({ query, body: { name, look } }));
      return readAnew();
    },
    onError,
  });
  return {
    brands,
    error,
    retry: () => void refetch(),
    add: async (name: string, look: Look) => {
      const { data } = await client.addBrand({ query, body: { name, look } });
      await readAnew();
      tell(texts.kept(data.name));
    },
    rename: async ({ id }: Brand, name: string) => {
      const { data } = await save({ id, name });
      await readAnew();
      tell(texts.renamed(data.name));
    },
    replace: (brand: Brand, look: Look) => replace.mutate({ brand, look }),
    remove: (brand: Brand) => remove.mutate(brand),
  };
}
