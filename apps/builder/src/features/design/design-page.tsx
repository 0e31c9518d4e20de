import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import type { Preset } from "@tour/theme";
import { Message } from "@tour/ui-kit/message";
import { client, describeFailure } from "@tour/office/api";
import { Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import styles from "./design-page.module.css";
import { uploadedFontFaces } from "../../preset/uploaded-font-faces.ts";
import { UploadedFonts } from "./uploaded-fonts/uploaded-fonts.tsx";
import { PresetCard } from "./preset-card.tsx";
import { PresetFields } from "./preset-fields.tsx";
import { PresetSpecimen } from "./preset-specimen.tsx";
import { PublishButton } from "../../publish/publish-button.tsx";
import { WeakColors } from "../../preset/weak-colors.tsx";

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

  const settle = async (data: typeof current) => {
    queryClient.setQueryData(presetQuery.queryKey, data);
    await queryClient.invalidateQueries(builderQueries.site(client, organizer.id));
    await queryClient.invalidateQueries(builderQueries.presetList(client, organizer.id));
  };
  const change = useMutation({
    mutationFn: (preset_type: string) => client.changePreset({ query, body: { preset_type } }),
    onSuccess: ({ data }) => settle(data),
  });
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
  const problem = change.error ?? update.error;

  return (
    <Screen width="wide">
      <ScreenHeader
        title={texts.design.title}
        lead={texts.design.lead}
        action={<PublishButton />}
      />
      {!isOwner && <Message>{texts.design.ownersOnly}</Message>}
      {problem && <Message tone="danger">{describeFailure(problem)}</Message>}
      <fieldset className={styles.presets} disabled={!isOwner || change.isPending}>
        {list.map((preset) => (
          <PresetCard
            key={preset.preset_type}
            preset={preset}
            isCurrent={preset.preset_type === current.preset_type}
            choose={() => change.mutate(preset.preset_type)}
          />
        ))}
      </fieldset>
      {/* Above the fields: on a phone what stands beside them would be far below. */}
      <WeakColors type={current.preset_type} preset={current.preset} />
      <div className={styles.tuning}>
        <PresetFields
          key={current.preset_type}
          type={current.preset_type}
          preset={current.preset}
          fonts={fonts}
          disabled={!isOwner}
          change={(fields) => update.mutate(fields)}
        />
        <div className={styles.preview}>
          <h2 className={styles.subtitle}>{texts.design.preview}</h2>
          <PresetSpecimen
            type={current.preset_type}
            preset={current.preset}
            faces={uploadedFontFaces(fonts)}
          />
        </div>
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
