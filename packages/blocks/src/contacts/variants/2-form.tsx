import { defineVariant } from "../../definition/define-variant.ts";
import { serverOnly, isIsland } from "../../parts/server-only/server-only.ts";
import { DeferredHydration } from "../../parts/deferred-hydration/deferred-hydration.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { contacts } from "../contacts.block.ts";
import { ContactDetails } from "../parts/contact-details.tsx";
import { HelpForm } from "../../parts/help-form/help-form.tsx";
import styles from "./2-form.module.css";

const loadHelpForm = async () => (await import("../../parts/help-form/help-form.tsx")).HelpForm;

const parts = ["phones", "messengers", "email", "address", "hours"] as const;

/** Words and contacts on one side, a card with a question to fill in on the other. */
export const variant = defineVariant(
  contacts,
  { number: 2, title: "Форма", interactive: true },
  (props) => (
    <Section surface="muted">
      <div className={styles.layout}>
        <div
          className={styles.words}
          {...serverOnly(
            isIsland || (
              <>
                <BlockHeading heading={props.content.heading} />
                <ContactDetails {...props} parts={parts} className={styles.details} />
              </>
            ),
          )}
        />
        {props.content.has_form && (
          <div className={styles.card}>
            <DeferredHydration
              drawn={isIsland || HelpForm}
              load={loadHelpForm}
              props={{
                path: props.page.path,
                hasPrivacy: props.data.hasPrivacy,
                isOff: props.page.isDraft,
              }}
            />
          </div>
        )}
      </div>
    </Section>
  ),
);
