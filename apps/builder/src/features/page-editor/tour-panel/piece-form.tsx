import { AppLink } from "@tour/office/links";
import { SaveBar } from "@tour/office/forms";
import { Message } from "@tour/ui-kit/message";
import type { FormValues } from "@tour/validation";
import type { ReactNode } from "react";
import { tourPanelTexts as texts } from "../../../texts/tour-panel.ru.ts";
import { Conflict } from "./conflict.tsx";
import type { ConflictProps } from "./conflict.tsx";
import styles from "./tour-panel.module.css";
import type { PieceForm as Form } from "./use-piece-form.ts";

interface PieceFormProps<Values extends FormValues> extends Pick<ConflictProps, "describe"> {
  form: Form<Values>;
  /** Where sales have all of it, below the organiser's. */
  more: { path: string; text: string };
  /** Instead of the plain sentence, where a refusal has a way to be put right. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** The fields of a piece, what stands in the way of saving it, the button, and where the rest is. */
export function PieceForm<Values extends FormValues>(props: PieceFormProps<Values>) {
  const { form, describe, more, refusal, children } = props;
  return (
    <>
      <form {...form.props} id={form.formId} className={styles.form}>
        {children}
        {form.isGone && <Message tone="warning">{texts.gone}</Message>}
        {refusal}
        {form.clashes.length > 0 ? (
          <Conflict
            nameOf={form.nameOf}
            describe={describe}
            clashes={form.clashes}
            resolve={form.resolve}
          />
        ) : (
          <div className={styles.save}>
            <SaveBar
              form={refusal ? { ...form, problem: null } : form}
              texts={texts}
              disabled={form.isGone}
            />
          </div>
        )}
      </form>
      <AppLink app="crm" path={more.path}>
        {more.text}
      </AppLink>
    </>
  );
}
