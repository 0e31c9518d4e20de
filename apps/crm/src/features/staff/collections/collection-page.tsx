import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SaveBar } from "@tour/office/forms";
import { Screen, ScreenHeader, SettingsCard, screenBack } from "@tour/office/shell";
import { Input } from "@tour/ui-kit/input";
import { Switch } from "@tour/ui-kit/switch";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useField } from "@tour/validation/react";
import { ChevronLeft } from "lucide-react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { CollectionTours } from "./collection-tours.tsx";
import styles from "./collections.module.css";
import { CoverChoice } from "./cover-choice.tsx";
import { RemoveCollection } from "./remove-collection.tsx";
import { useCollection } from "./use-collection.ts";
import type { CollectionForm } from "./use-collection.ts";

const texts = staffTexts.collections;

/** One collection: what it says, which tours are in, and its picture. */
export function CollectionPage({ id }: { id: number }) {
  const { data: collection } = useSuspenseQuery(staffQueries.collection(id));
  const editing = useCollection(collection);
  const { field } = editing.form;
  return (
    <Screen>
      <Link to="/marketplace/collections" className={screenBack}>
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader
        title={collection.name}
        lead={collection.is_shown ? texts.shownTag : texts.hidden}
      />
      <form className={styles.form} {...editing.form.props}>
        <SettingsCard title={texts.about}>
          <ValidationField {...field("name")} label={texts.name} required>
            {(control) => <Input {...control} autoComplete="off" />}
          </ValidationField>
          <ValidationField {...field("text")} label={texts.text} hint={texts.textHint}>
            {(control) => <Textarea {...control} rows={2} />}
          </ValidationField>
          <ValidationField {...field("slug")} label={texts.slug} hint={texts.slugHint} required>
            {(control) => <Input {...control} start="/tours?collection=" autoComplete="off" />}
          </ValidationField>
          <ShownSwitch form={editing.form} />
        </SettingsCard>
        <CollectionTours editing={editing} />
        <CoverChoice editing={editing} />
        <SaveBar form={editing.form} texts={texts} />
      </form>
      <RemoveCollection collection={collection} />
    </Screen>
  );
}

function ShownSwitch({ form: { form } }: { form: CollectionForm["form"] }) {
  const field = useField(form, "is_shown");
  return (
    <Switch checked={field.value} description={texts.isShownHint} onCheckedChange={field.setValue}>
      {texts.isShown}
    </Switch>
  );
}
