import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { SettingsCard } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import styles from "./site-settings.module.css";
import type { SiteSettingsForm } from "./use-site-settings-form.ts";

/** The ids under which visits are counted. */
export function AnalyticsFields({ form: { field } }: { form: SiteSettingsForm }) {
  return (
    <SettingsCard title={texts.settings.analytics}>
      <div className={styles.columns}>
        <ValidationField
          {...field("analytics.yandex_metrica")}
          label={texts.settings.yandex_metrica}
          hint={texts.settings.yandexHint}
        >
          {({ onValueChange, ...control }) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              onValueChange={(id) => onValueChange(id.trim())}
            />
          )}
        </ValidationField>
        <ValidationField
          {...field("analytics.google_analytics")}
          label={texts.settings.google_analytics}
          hint={texts.settings.googleHint}
        >
          {({ onValueChange, ...control }) => (
            <Input
              {...control}
              autoCapitalize="characters"
              autoComplete="off"
              onValueChange={(id) => onValueChange(id.trim())}
            />
          )}
        </ValidationField>
      </div>
    </SettingsCard>
  );
}
