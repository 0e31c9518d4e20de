import { useSuspenseQuery } from "@tanstack/react-query";
import { PublishButton } from "../../publish/publish-button.tsx";
import { Screen, ScreenHeader, useOrganizer, useSite } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { useFieldInAddress } from "../../shell/use-field-in-address.ts";
import { ScreenDeeds } from "../../undo/screen-deeds.tsx";
import { useUndoneScreen } from "../../undo/use-undone-screen.ts";
import { FaviconCard } from "./favicon-card.tsx";
import { siteSettingQueries } from "./site-setting-queries.ts";
import { SiteSettingsForm } from "./site-settings-form.tsx";

/** How the site looks from outside: in search, in messengers, on a browser's tab. */
export function SiteSettingsPage() {
  const { organizer } = useOrganizer();
  const site = useSite();
  const setting = useSuspenseQuery(siteSettingQueries.words(organizer.id)).data;
  const files = useSuspenseQuery(siteSettingQueries.favicon(organizer.id)).data;
  useFieldInAddress();
  const undoing = useUndoneScreen(organizer.id, "settings");
  const icon = files.at(-1)?.url ?? null;
  return (
    <Screen>
      <ScreenHeader
        title={texts.settings.title}
        lead={texts.settings.lead}
        action={
          <ScreenDeeds undoing={undoing}>
            <PublishButton />
          </ScreenDeeds>
        }
      />
      <SiteSettingsForm
        organizerId={organizer.id}
        setting={setting}
        address={site?.domain ?? ""}
        icon={icon}
      />
      <FaviconCard organizerId={organizer.id} icon={icon} title={setting.title} />
    </Screen>
  );
}
