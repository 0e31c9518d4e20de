import type { MainPageSetting } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Switch } from "@tour/ui-kit/switch";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useField } from "@tour/validation/react";
import { lazy, Suspense } from "react";
import { SaveBar } from "@tour/office/forms";
import { SettingsCard } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { undoneTogether } from "../../undo/use-undo-keys.ts";
import { AnalyticsFields } from "./analytics-fields.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { ShareImage } from "./share-image.tsx";
import styles from "./site-settings.module.css";
import { useSiteSettingsForm } from "./use-site-settings-form.ts";

const SettingClashDialog = lazy(() =>
  import("./setting-clash.tsx").then((module) => ({ default: module.SettingClashDialog })),
);

interface SiteSettingsFormProps {
  organizerId: number;
  setting: MainPageSetting;
  address: string;
  icon: string | null;
}

/** Words, share image and analytics. */
export function SiteSettingsForm({ organizerId, setting, address, icon }: SiteSettingsFormProps) {
  const form = useSiteSettingsForm(organizerId, setting);
  const { field } = form;
  const isIndexable = useField(form.form, "is_indexable");
  return (
    <form className={styles.form} {...form.props} {...undoneTogether}>
      <SettingsCard title={texts.settings.words}>
        <ValidationField
          {...field("title")}
          label={texts.settings.siteTitle}
          hint={texts.settings.siteTitleHint}
        >
          {(control) => <Input {...control} autoComplete="off" />}
        </ValidationField>
        <ValidationField
          {...field("description")}
          label={texts.settings.description}
          hint={texts.settings.descriptionHint}
        >
          {(control) => <Textarea {...control} minRows={3} />}
        </ValidationField>
        <SearchPreview form={form} address={address} icon={icon} />
        <Switch
          name="is_indexable"
          checked={isIndexable.value}
          description={texts.settings.indexedHint}
          onCheckedChange={isIndexable.setValue}
        >
          {texts.settings.indexed}
        </Switch>
      </SettingsCard>
      <SettingsCard title={texts.settings.share} id="share-image">
        <ShareImage organizerId={organizerId} image={setting.share_image} />
      </SettingsCard>
      <AnalyticsFields form={form} />
      {form.clash && (
        <Suspense>
          <SettingClashDialog clash={form.clash} />
        </Suspense>
      )}
      <SaveBar form={form} texts={texts.settings} />
    </form>
  );
}
