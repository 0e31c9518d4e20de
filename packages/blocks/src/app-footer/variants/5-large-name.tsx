import { defineVariant } from "../../definition/define-variant.ts";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import { appFooter } from "../app-footer.block.ts";
import { ContactList } from "../parts/contact-list.tsx";
import { FinePrint } from "../parts/fine-print.tsx";
import { FittedName } from "../parts/fitted-name.tsx";
import { LinkGroups } from "../parts/link-groups.tsx";
import styles from "./5-large-name.module.css";

/** The brand's name from edge to edge as a closing picture, details beneath it. */
export const variant = defineVariant(
  appFooter,
  { number: 5, title: "Крупное имя" },
  ({ content, data, page }) => (
    <Section surface="inverse" padding="none">
      <FittedName name={data.name} />
      <div className={styles.details}>
        <ContactList data={data} />
        <LinkGroups content={content} page={page} />
        <div className={styles.end}>
          <Text as="p" at="about" className={styles.words}>
            {data.about}
          </Text>
          <ChannelLinks
            channels={[...data.messengers, ...data.socials]}
            label={texts.footer.socials}
          />
        </div>
      </div>
      <FinePrint data={data} className={styles.print} />
    </Section>
  ),
);
