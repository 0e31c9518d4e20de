import { defineVariant } from "../../definition/define-variant.ts";
import { Brand } from "../../parts/brand/brand.tsx";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { PhoneLink } from "../../parts/phone-link/phone-link.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { appFooter } from "../app-footer.block.ts";
import { FinePrint } from "../parts/fine-print.tsx";
import { Invitation } from "../parts/invitation.tsx";
import { LinkGroups } from "../parts/link-groups.tsx";
import styles from "./2-invitation.module.css";

/** One large last invitation with its button, and a slim bar with everything else. */
export const variant = defineVariant(
  appFooter,
  { number: 2, title: "Призыв" },
  ({ content, data, page }) => (
    <Section surface="inverse" padding="none">
      <Invitation content={content} page={page} size="display" className={styles.invitation} />
      <div className={styles.bar}>
        <Brand name={data.name} logo={data.logo} />
        <LinkGroups content={content} page={page} look="line" className={styles.links} />
        <div className={styles.contacts}>
          {data.phones[0] && <PhoneLink phone={data.phones[0]} className={styles.phone} />}
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
