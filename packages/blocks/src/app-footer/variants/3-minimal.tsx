import { defineVariant } from "../../definition/define-variant.ts";
import { Brand } from "../../parts/brand/brand.tsx";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { appFooter } from "../app-footer.block.ts";
import { FinePrint } from "../parts/fine-print.tsx";
import { LinkGroups } from "../parts/link-groups.tsx";
import styles from "./3-minimal.module.css";

/** Under a firm rule the brand, and links to the other edge; the law and the channels on the line below. */
export const variant = defineVariant(
  appFooter,
  { number: 3, title: "Минимальный" },
  ({ content, data, page }) => (
    <Section width="content" padding="none">
      <div className={styles.frame}>
        <Brand name={data.name} logo={data.logo} className={styles.brand} />
        <LinkGroups content={content} page={page} look="line" className={styles.links} />
        <FinePrint data={data} className={styles.print} />
        <ChannelLinks
          channels={[...data.messengers, ...data.socials]}
          label={texts.footer.socials}
          className={styles.channels}
        />
      </div>
    </Section>
  ),
);
