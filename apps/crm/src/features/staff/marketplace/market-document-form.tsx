import type { MarketplaceDocument } from "@tour/api";
import { SaveBar } from "@tour/office/forms";
import { formatInstant } from "@tour/office/format";
import { RichTextBox } from "@tour/office/rich-text";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./marketplace.module.css";
import { useMarketDocument } from "./use-market-document.ts";
import type { MarketDocument } from "./use-market-document.ts";

const texts = staffTexts.market;
const barTexts = { save: texts.publish, saved: texts.published };

/** A document of the marketplace: its name and text, published by versions. */
export function MarketDocumentForm({ document }: { document: MarketplaceDocument }) {
  const { type, version, published_at: publishedAt, template } = document;
  const form = useMarketDocument(document);
  return (
    <SettingsCard title={texts.documents[type]}>
      <p className={styles.quiet}>
        {publishedAt ? texts.edition(version, formatInstant(publishedAt)) : texts.noEdition}
        {". "}
        {texts.publishHint}
      </p>
      <form className={styles.form} {...form.props}>
        <ValidationField {...form.field("title")} label={texts.documentTitle} required>
          {(control) => <Input {...control} autoComplete="off" />}
        </ValidationField>
        <TemplateOffer form={form} template={template} />
        <ValidationField {...form.field("html")} label={texts.text} required>
          {({ value, onValueChange }) => (
            <RichTextBox label={texts.documents[type]} value={value} change={onValueChange} />
          )}
        </ValidationField>
        <Conflict form={form} />
        <SaveBar
          form={form}
          texts={publishedAt ? barTexts : { ...barTexts, saved: texts.publish }}
        />
      </form>
    </SettingsCard>
  );
}

interface TemplateOfferProps {
  form: MarketDocument;
  template: string;
}

/** A text to begin with, while there is none. */
function TemplateOffer({ form: { form }, template }: TemplateOfferProps) {
  if (useFieldValue(form, "html") !== "") return null;
  const take = (
    <Button size="s" variant="secondary" onClick={() => form.setValue("html", template)}>
      {texts.takeTemplate}
    </Button>
  );
  return <Message action={take}>{texts.templateHint}</Message>;
}

/** The choice when a colleague has published meanwhile; nothing otherwise. */
function Conflict({ form }: { form: MarketDocument }) {
  if (!form.theirs) return null;
  const choice = (
    <div className={styles.actions}>
      <Button size="s" variant="secondary" onClick={form.takeTheirs}>
        {texts.takeTheirs}
      </Button>
      <Button size="s" variant="ghost" type="submit">
        {texts.keepMine}
      </Button>
    </div>
  );
  return <Message tone="warning" title={texts.conflict} action={choice} />;
}
