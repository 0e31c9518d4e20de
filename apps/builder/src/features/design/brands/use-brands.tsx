import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Brand, Look } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { brandTexts as texts } from "../../../texts/brands.ru.ts";

const toastId = "brand";

/** The organiser's brands, and what is done with them. */
export function useBrands(organizerId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = { organizer_id: organizerId };
  const brandsQuery = builderQueries.brands(client, organizerId);
  const { data: brands, error, refetch } = useQuery(brandsQuery);
  const readAnew = () => queryClient.invalidateQueries(brandsQuery);
  const fail = (failure: unknown) =>
    toast.show({ id: toastId, tone: "danger", text: describeFailure(failure) });
  /** Says what was done, and for a while offers to take it back, on another screen, too. */
  const tell = (text: string, takeBack?: () => Promise<unknown>) => {
    const undo = async () => {
      toast.close(toastId);
      try {
        await takeBack?.();
        await readAnew();
      } catch (failure) {
        fail(failure);
      }
    };
    toast.show({
      ...{ id: toastId, text },
      ...(takeBack && {
        closeTimeout: 15_000,
        action: (
          <Button size="s" variant="ghost" onClick={() => void undo()}>
            {texts.restore}
          </Button>
        ),
      }),
    });
  };
  const save = (body: Parameters<typeof client.updateBrand>[0]["body"]) =>
    client.updateBrand({ query, body });
  const onError = async (failure: unknown) => {
    fail(failure);
    // It may be gone, or be another one since.
    await readAnew();
  };

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
