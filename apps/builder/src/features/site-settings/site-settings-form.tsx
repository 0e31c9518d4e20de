import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { MainPageSetting } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Switch } from "@tour/ui-kit/switch";
import { Textarea } from "@tour/ui-kit/textarea";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { texts } from "../../texts/ru.ts";
import { SettingsCard } from "../settings/settings-page.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { ShareImage } from "./share-image.tsx";
import { siteSettingQueries } from "./site-setting-queries.ts";
import styles from "./site-settings.module.css";

interface SiteSettingsFormProps {
  organizerId: number;
  setting: MainPageSetting;
  address: string;
  icon: string | null;
}

/** The limits of the call, in characters. */
const maxLength = { title: 120, description: 300 };

type Typed = Omit<MainPageSetting, "share_image">;

/** Words, share image and counters. What was typed stays when it is refused. */
export function SiteSettingsForm(props: SiteSettingsFormProps) {
  const { organizerId, setting, address, icon } = props;
  const queryClient = useQueryClient();
  const { share_image: shareImage, ...settled } = setting;
  const [typed, setTyped] = useState<Typed>(settled);
  const change = (fields: Partial<Typed>) => setTyped((now) => ({ ...now, ...fields }));
  const save = useMutation({
    mutationFn: (settings: Partial<Typed> & { share_image_file_id?: string | null }) =>
      client.updateMainPageSetting({ query: { organizer_id: organizerId }, body: { settings } }),
    onSuccess: async ({ data }, settings) => {
      queryClient.setQueryData(siteSettingQueries.words(organizerId).queryKey, data);
      if ("title" in settings) {
        const { share_image: _, ...now } = data;
        setTyped(now);
      }
      await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
    },
  });
  const isChanged = JSON.stringify(typed) !== JSON.stringify(settled);
  useUnsaved(isChanged);
  const refused = save.error instanceof ApiError ? save.error.validation : {};
  const problemOf = (field: string) => refused[`settings.${field}`]?.[0];
  const counted = (field: keyof typeof maxLength) =>
    texts.settings.counted(typed[field].length, maxLength[field]);
  const counter = (key: keyof Typed["analytics"]) => ({
    value: typed.analytics[key],
    autoComplete: "off",
    onValueChange: (value: string) =>
      change({ analytics: { ...typed.analytics, [key]: value.trim() } }),
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(typed);
      }}
    >
      <SettingsCard title={texts.settings.words}>
        <Field
          label={texts.settings.siteTitle}
          labelEnd={counted("title")}
          hint={texts.settings.siteTitleHint}
          error={problemOf("title")}
        >
          <Input
            value={typed.title}
            maxLength={maxLength.title}
            onValueChange={(title) => change({ title })}
          />
        </Field>
        <Field
          label={texts.settings.description}
          labelEnd={counted("description")}
          hint={texts.settings.descriptionHint}
          error={problemOf("description")}
        >
          <Textarea
            value={typed.description}
            minRows={3}
            maxLength={maxLength.description}
            onValueChange={(description) => change({ description })}
          />
        </Field>
        <SearchPreview {...typed} address={address} icon={icon} />
        <Switch
          checked={typed.is_indexable}
          description={texts.settings.indexedHint}
          onCheckedChange={(is_indexable) => change({ is_indexable })}
        >
          {texts.settings.indexed}
        </Switch>
      </SettingsCard>
      <SettingsCard title={texts.settings.share}>
        <ShareImage
          organizerId={organizerId}
          image={shareImage}
          problem={problemOf("share_image_file_id")}
          change={(share_image_file_id) => save.mutate({ share_image_file_id })}
        />
      </SettingsCard>
      <SettingsCard title={texts.settings.counters}>
        <div className={styles.columns}>
          <Field
            label={texts.settings.yandex_metrica}
            hint={texts.settings.yandexHint}
            error={problemOf("analytics.yandex_metrica")}
          >
            <Input inputMode="numeric" {...counter("yandex_metrica")} />
          </Field>
          <Field
            label={texts.settings.google_analytics}
            hint={texts.settings.googleHint}
            error={problemOf("analytics.google_analytics")}
          >
            <Input autoCapitalize="characters" {...counter("google_analytics")} />
          </Field>
        </div>
      </SettingsCard>
      {save.error && Object.keys(refused).length === 0 && (
        <Message tone="danger">{save.error.message}</Message>
      )}
      <Button
        type="submit"
        className={styles.save}
        disabled={!isChanged || !typed.title.trim()}
        loading={save.isPending}
      >
        {isChanged ? texts.settings.save : texts.settings.saved}
      </Button>
    </form>
  );
}
