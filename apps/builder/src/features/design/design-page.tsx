import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { keepOwn, presetToCss } from "@tour/theme";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { client } from "@tour/office/api";
import { blockHash } from "@tour/office/links";
import { Screen, ScreenHeader, useOrganizer, useSite } from "@tour/office/shell";
import { isSame } from "../../document/merging/is-same.ts";
import { brandTexts } from "../../texts/brands.ru.ts";
import { texts } from "../../texts/ru.ts";
import { Brands } from "./brands/brands.tsx";
import styles from "./design-page.module.css";
import { useShownLogo } from "./logo-colors/use-shown-logo.ts";
import { uploadedFontFaces } from "../../preset/uploaded-font-faces.ts";
import { UploadedFonts } from "./uploaded-fonts/uploaded-fonts.tsx";
import { PresetCard } from "./preset-card.tsx";
import { PresetFields } from "./preset-fields.tsx";
import { DressedPage } from "./dressed-page.tsx";
import { PublishButton } from "../../publish/publish-button.tsx";
import { WeakColors } from "../../preset/weak-colors.tsx";
import { UndoButtons } from "../../undo/undo-buttons.tsx";
import { undoneTogether, useUndoKeys } from "../../undo/use-undo-keys.ts";
import type { Design } from "./saving/design-parts.ts";
import { isSameDesign } from "./saving/merge-designs.ts";
import { DesignConflict } from "./saving/design-conflict.tsx";
import { DesignStatus } from "./saving/design-status.tsx";
import { useDesign } from "./use-design.ts";
import { useTryingOn } from "./use-trying-on.ts";

/** A look to be tried on, and what it is called. */
interface TriedLook {
  title: string;
  look: Design;
}

/** The site's theme: a preset, and its fields on top. */
export function DesignPage() {
  const { organizer, isOwner } = useOrganizer();
  const queryClient = useQueryClient();
  const list = useSuspenseQuery(builderQueries.presetList(client, organizer.id)).data;
  const design = useDesign(organizer.id, isOwner);
  const { current, saver, undoing } = design;
  useUndoKeys(undoing);
  const fontsQuery = builderQueries.fonts(client, organizer.id, current.preset_type);
  // The list of the preset before stays until this one's is there.
  const fonts = useQuery({ ...fontsQuery, placeholderData: keepPreviousData }).data ?? [];

  const site = useSite()!;
  const head = useShownLogo(site);
  const headerHash = head?.headerId ? `#${blockHash(head.headerId)}` : "";
  const toast = useToast();
  const { tried, tryOn } = useTryingOn<TriedLook>();
  const trying = tried && !isSameDesign(tried.look, current) ? tried : null;
  /** Another preset with what is the organiser's own. */
  const dress = ({ preset_type, preset }: Design): Design => ({
    preset_type,
    preset: keepOwn(current.preset_type, current.preset, preset),
  });
  const shown = trying?.look ?? current;
  const css = presetToCss(shown.preset_type, shown.preset, uploadedFontFaces(fonts));

  /** Says what was done, with the step that takes it back. */
  const tell = (text: string) => {
    const goBack = () => {
      toast.close("preset");
      undoing.undo();
    };
    toast.show({
      id: "preset",
      text,
      closeTimeout: 15_000,
      action: (
        <Button size="s" variant="ghost" onClick={goBack}>
          {texts.design.back}
        </Button>
      ),
    });
  };
  /** The one that is on is shown with all that was changed in it. */
  const wornAs = (preset: Design) =>
    preset.preset_type === current.preset_type ? current : dress(preset);
  const choose = (preset: (typeof list)[number]) => {
    if (preset.preset_type === current.preset_type) return;
    const dressed = dress(preset);
    design.wear(dressed);
    tell(texts.design.chosen(preset.title, !isSameDesign(dressed, preset)));
  };
  const putOn = ({ title, look }: TriedLook) => {
    if (isSameDesign(look, current)) return;
    design.wear(look);
    tell(brandTexts.worn(title));
  };
  const usual = list.find(({ preset_type }) => preset_type === current.preset_type)!;
  const reset = () => {
    design.change(usual.preset);
    tell(texts.design.wasReset(usual.title));
  };

  return (
    <Screen width="wide">
      <ScreenHeader
        title={texts.design.title}
        lead={texts.design.lead}
        action={
          <div className={styles.deeds}>
            {isOwner && <DesignStatus saver={saver} organizerId={organizer.id} />}
            {isOwner && <UndoButtons {...undoing} />}
            <PublishButton prepare={design.save} />
          </div>
        }
      />
      {!isOwner && <Message>{texts.design.ownersOnly}</Message>}
      <div className={styles.tuning} {...undoneTogether}>
        <div className={styles.choices}>
          <fieldset className={styles.presets} disabled={!isOwner}>
            {list.map((preset) => (
              <PresetCard
                key={preset.preset_type}
                preset={preset}
                isCurrent={preset.preset_type === current.preset_type}
                choose={() => choose(preset)}
                tryOn={tryOn({ title: preset.title, look: wornAs(preset) })}
              />
            ))}
          </fieldset>
          <Brands
            organizerId={organizer.id}
            {...{ current, fonts, tryOn }}
            disabled={!isOwner}
            wear={putOn}
          />
          {/* Above the fields: on a phone what stands beside them would be far below. */}
          <WeakColors type={current.preset_type} preset={current.preset} />
          <PresetFields
            key={current.preset_type}
            type={current.preset_type}
            preset={current.preset}
            fonts={fonts}
            logo={head?.logo}
            logoPath={`/${organizer.id}/page/main${headerHash}`}
            disabled={!isOwner}
            change={(fields) => {
              // Its button would take this back, and not the preset.
              toast.close("preset");
              design.change(fields);
            }}
          />
          {!isSame(current.preset, usual.preset) && (
            <Button variant="ghost" disabled={!isOwner} onClick={reset}>
              {texts.design.reset}
            </Button>
          )}
        </div>
        <section className={styles.preview} aria-labelledby="design-preview">
          <h2 className={styles.subtitle} id="design-preview">
            {trying ? texts.design.trying(trying.title) : texts.design.preview}
          </h2>
          <DressedPage site={site} css={css} />
        </section>
      </div>
      <UploadedFonts
        organizerId={organizer.id}
        fonts={fonts}
        disabled={!isOwner}
        data={current.preset.font_data}
        follow={(font_data) => design.follow({ font_data })}
        save={design.save}
        changed={async () => {
          await queryClient.invalidateQueries({ queryKey: ["organizer", organizer.id, "fonts"] });
          // What is set in a font that was renamed goes along.
          await queryClient.invalidateQueries(builderQueries.brands(client, organizer.id));
          await queryClient.invalidateQueries(builderQueries.site(client, organizer.id));
        }}
      />
      <DesignConflict
        saver={saver}
        titleOf={(type) => list.find(({ preset_type }) => preset_type === type)?.title ?? type}
      />
    </Screen>
  );
}
