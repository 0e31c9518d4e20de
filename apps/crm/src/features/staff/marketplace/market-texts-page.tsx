import { useQuery } from "@tanstack/react-query";
import type { MarketplaceSettings } from "@tour/api";
import { marketplaceCalls } from "@tour/api/contract";
import { describeFailure, staffClient } from "@tour/office/api";
import { SaveBar, useSavedForm } from "@tour/office/forms";
import { Loading, Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { MarketNav } from "./market-nav.tsx";
import styles from "./marketplace.module.css";
import { useKeepSettings } from "./use-keep-settings.ts";

const texts = staffTexts.marketWords;

/** What the marketplace's pages say in its own words. */
export function MarketTextsPage() {
  const { data: settings, error } = useQuery(staffQueries.marketplace());
  return (
    <Screen>
      <MarketNav />
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && !settings && <Message tone="danger">{describeFailure(error)}</Message>}
      {!settings && !error && <Loading />}
      {settings && <TextsForm saved={settings.texts} />}
    </Screen>
  );
}

type MarketTexts = MarketplaceSettings["texts"];

function TextsForm({ saved }: { saved: MarketTexts }) {
  const keep = useKeepSettings();
  const form = useSavedForm<MarketTexts>({
    saved,
    body: marketplaceCalls.updateMarketTexts.body!,
    save: async (body) => keep((await staffClient.updateMarketTexts({ body })).data).texts,
  });
  const { field } = form;
  return (
    <form className={styles.form} {...form.props}>
      <SettingsCard title={texts.front}>
        <ValidationField
          {...field("title")}
          label={texts.heading}
          hint={texts.headingHint}
          required
        >
          {(control) => <Input {...control} autoComplete="off" />}
        </ValidationField>
        <ValidationField {...field("lead")} label={texts.below}>
          {(control) => <Textarea {...control} rows={3} />}
        </ValidationField>
      </SettingsCard>
      <SettingsCard title={texts.end}>
        <ValidationField {...field("contacts")} label={texts.contacts} hint={texts.contactsHint}>
          {(control) => (
            <Input {...control} autoComplete="off" placeholder={texts.contactsExample} />
          )}
        </ValidationField>
        <ValidationField {...field("footer")} label={texts.footer} hint={texts.footerHint}>
          {(control) => <Input {...control} autoComplete="off" placeholder={texts.footerExample} />}
        </ValidationField>
      </SettingsCard>
      <SaveBar form={form} texts={texts} />
    </form>
  );
}
