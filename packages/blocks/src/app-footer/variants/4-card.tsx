import { defineVariant } from "../../definition/define-variant.ts";
import { Brand } from "../../parts/brand/brand.tsx";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import { appFooter } from "../app-footer.block.ts";
import { ContactList } from "../parts/contact-list.tsx";
import { FinePrint } from "../parts/fine-print.tsx";
import { Invitation } from "../parts/invitation.tsx";
import { LinkGroups } from "../parts/link-groups.tsx";
import { PaymentList } from "../parts/payment-list.tsx";
import styles from "./4-card.module.css";

/** Invitation and contacts on a panel of the accent; the rest lies quietly below. */
export const variant = defineVariant(
  appFooter,
  { number: 4, title: "Карточка" },
  ({ content, data, page }) => (
    <Section padding="none">
      <div className={styles.panel}>
        <Invitation content={content} page={page} size="heading" className={styles.invitation} />
        <div className={styles.contacts}>
          <ContactList data={{ ...data, address: "" }} size="large" />
          <ChannelLinks
            channels={[...data.messengers, ...data.socials]}
            look="names"
            label={texts.footer.messengers}
          />
        </div>
      </div>
      <div className={styles.rest}>
        <div className={styles.about}>
          <Brand name={data.name} logo={data.logo} />
          <Text as="p" at="about" className={styles.words}>
            {data.about}
          </Text>
        </div>
        <LinkGroups content={content} page={page} />
        <PaymentList payments={content.payments} className={styles.payments} />
        <FinePrint data={data} className={styles.print} />
      </div>
    </Section>
  ),
);
