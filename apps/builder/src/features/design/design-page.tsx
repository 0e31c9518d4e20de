import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { presetToCss } from "@tour/theme";
import type { Preset } from "@tour/theme";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { client, describeFailure } from "@tour/office/api";
import { Screen, ScreenHeader, useOrganizer, useSite } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import styles from "./design-page.module.css";
import { uploadedFontFaces } from "../../preset/uploaded-font-faces.ts";
import { UploadedFonts } from "./uploaded-fonts/uploaded-fonts.tsx";
import { PresetCard } from "./preset-card.tsx";
import { PresetFields } from "./preset-fields.tsx";
import { DressedPage } from "./dressed-page.tsx";
import { PublishButton } from "../../publish/publish-button.tsx";
import { WeakColors } from "../../preset/weak-colors.tsx";
import { useTryingOn } from "./use-trying-on.ts";

/** The site's theme: a preset, and its fields on top. */
export function DesignPage() {
  const { organizer, isOwner } = useOrganizer();
  const queryClient = useQueryClient();
  const list = useSuspenseQuery(builderQueries.presetList(client, organizer.id)).data;
  const presetQuery = builderQueries.preset(client, organizer.id);
  const current = useSuspenseQuery(presetQuery).data;
  const fontsQuery = builderQueries.fonts(client, organizer.id, current.preset_type);
  // The list of the preset before stays until this one's is there.
  const fonts = useQuery({ ...fontsQuery, placeholderData: keepPreviousData }).data ?? [];
  const query = { organizer_id: organizer.id };

  const site = useSite()!;
  const toast = useToast();
  const { tried, tryOn } = useTryingOn<(typeof list)[number]>();
  const shown = tried && tried.preset_type !== current.preset_type ? tried : current;
  const faces = shown === current ? uploadedFontFaces(fonts) : [];
  const css = presetToCss(shown.preset_type, shown.preset, faces);

  const settle = async (data: typeof current) => {
    queryClient.setQueryData(presetQuery.queryKey, data);
    await queryClient.invalidateQueries(builderQueries.site(client, organizer.id));
    await queryClient.invalidateQueries(builderQueries.presetList(client, organizer.id));
  };
  const change = useMutation({
    mutationFn: (preset_type: string) => client.changePreset({ query, body: { preset_type } }),
    onMutate: () => queryClient.getQueryData(presetQuery.queryKey),
    onSuccess: async ({ data }, _, before) => {
      await settle(data);
      if (before && before.preset_type !== data.preset_type) offerBack(before, data.preset_type);
    },
  });
  /** What was one's own in the preset before is gone with it: it comes back whole. */
  const restore = useMutation({
    mutationFn: async ({ preset_type, preset }: typeof current) => {
      await client.changePreset({ query, body: { preset_type } });
      return client.updatePresetData({ query, body: { fields: preset } });
    },
    onSuccess: ({ data }) => settle(data),
  });
  const offerBack = (before: typeof current, chosen: string) => {
    const goBack = () => {
      toast.close("preset");
      restore.mutate(before);
    };
    toast.show({
      id: "preset",
      text: texts.design.chosen(titleOf(chosen)),
      closeTimeout: 15_000,
      action: (
        <Button size="s" variant="ghost" onClick={goBack}>
          {texts.design.back}
        </Button>
      ),
    });
  };
  const mutationKey = ["organizer", organizer.id, "update-preset"];
  const update = useMutation({
    mutationKey,
    // One after another, so that the last one wins on the server too.
    scope: { id: mutationKey.join("-") },
    mutationFn: (fields: Partial<Preset>) => client.updatePresetData({ query, body: { fields } }),
    onMutate: (fields) => {
      queryClient.setQueryData(
        presetQuery.queryKey,
        (known) => known && { ...known, preset: { ...known.preset, ...fields } },
      );
    },
    // An answer to an older change says nothing of the newer ones that are on their way.
    onSuccess: ({ data }) =>
      queryClient.isMutating({ mutationKey }) > 1 ? undefined : settle(data),
    onError: () => queryClient.invalidateQueries(presetQuery),
  });
  const isChanging = change.isPending || restore.isPending;
  const problem = change.error ?? restore.error ?? update.error;
  const titleOf = (type: string) =>
    list.find(({ preset_type }) => preset_type === type)?.title ?? "";

  return (
    <Screen width="wide">
      <ScreenHeader
        title={texts.design.title}
        lead={texts.design.lead}
        action={<PublishButton />}
      />
      {!isOwner && <Message>{texts.design.ownersOnly}</Message>}
      {problem && <Message tone="danger">{describeFailure(problem)}</Message>}
      <div className={styles.tuning}>
        <div className={styles.choices}>
          <fieldset className={styles.presets} disabled={!isOwner || isChanging}>
            {list.map((preset) => (
              <PresetCard
                key={preset.preset_type}
                preset={preset}
                isCurrent={preset.preset_type === current.preset_type}
                choose={() => change.mutate(preset.preset_type)}
                tryOn={tryOn(preset)}
              />
            ))}
          </fieldset>
          {/* Above the fields: on a phone what stands beside them would be far below. */}
          <WeakColors type={current.preset_type} preset={current.preset} />
          <PresetFields
            key={current.preset_type}
            type={current.preset_type}
            preset={current.preset}
            fonts={fonts}
            disabled={!isOwner}
            change={(fields) => update.mutate(fields)}
          />
        </div>
        <section className={styles.preview} aria-labelledby="design-preview">
          <h2 className={styles.subtitle} id="design-preview">
            {shown === current
              ? texts.design.preview
              : texts.design.trying(titleOf(shown.preset_type))}
          </h2>
          <DressedPage site={site} css={css} />
        </section>
      </div>
      <UploadedFonts
        organizerId={organizer.id}
        fonts={fonts}
        disabled={!isOwner}
        data={current.preset.font_data}
        follow={(font_data) => update.mutateAsync({ font_data })}
        changed={async () => {
          await queryClient.invalidateQueries({ queryKey: ["organizer", organizer.id, "fonts"] });
          await queryClient.invalidateQueries(builderQueries.site(client, organizer.id));
        }}
      />
    </Screen>
  );
}
