import { defineVariant } from "../../definition/define-variant.ts";
import { Brand } from "../../parts/brand/brand.tsx";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import { appFooter } from "../app-footer.block.ts";
import { ContactList } from "../parts/contact-list.tsx";
import { FinePrint } from "../parts/fine-print.tsx";
import { LinkGroups } from "../parts/link-groups.tsx";
import { PaymentList } from "../parts/payment-list.tsx";
import styles from "./1-columns.module.css";

/** Who we are in large words, links and contacts in columns beside; brand and ways to pay on one line. */
export const variant = defineVariant(
  appFooter,
  { number: 1, title: "Колонки" },
  ({ content, data, page }) => (
    <Section width="content" surface="muted" padding="none">
      <div className={styles.columns}>
        <Text as="p" at="about" className={styles.words}>
          {data.about}
        </Text>
        <LinkGroups content={content} page={page} className={styles.links} />
        <ContactList data={data} className={styles.contacts} />
      </div>
      <div className={styles.line}>
        <Brand name={data.name} logo={data.logo} className={styles.brand} />
        <PaymentList payments={content.payments} />
        <ChannelLinks
          channels={[...data.messengers, ...data.socials]}
          label={texts.footer.socials}
          className={styles.channels}
        />
      </div>
      <FinePrint data={data} className={styles.print} />
    </Section>
  ),
);
