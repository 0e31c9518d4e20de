import { defineVariant } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { Brand } from "../../parts/brand/brand.tsx";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { PhoneLink } from "../../parts/phone-link/phone-link.tsx";
import { texts } from "../../texts/ru.ts";
import { appHeader } from "../app-header.block.ts";
import { CallIcon } from "../parts/call-icon.tsx";
import { HeaderBar } from "../parts/header-bar.tsx";
import { HeaderMenu } from "../parts/header-menu.tsx";
import { HeaderNav } from "../parts/header-nav.tsx";
import styles from "./2-centred.module.css";

/** The logo in the middle over the menu, a thin rule between them, contacts at the sides. */
export const variant = defineVariant(appHeader, { number: 2, title: "Центр" }, (props) => {
  const { content, data, page } = props;
  return (
    <HeaderBar manner="tucks">
      <div className={styles.top}>
        <div className={styles.start}>
          <CallIcon phone={data.phone} className={styles.call} />
          <PhoneLink phone={data.phone} className={styles.phone} />
          <ChannelLinks
            channels={data.messengers}
            label={texts.footer.messengers}
            className={styles.channels}
          />
        </div>
        <Brand
          name={data.name}
          logo={data.logo}
          showsName={data.showsName}
          className={styles.brand}
        />
        <div className={styles.end}>
          <Action
            link={content.button}
            page={page}
            size="m"
            variant="secondary"
            className={styles.button}
          />
          <HeaderMenu {...props} room="992" />
        </div>
      </div>
      <HeaderNav content={content} page={page} room="992" className={styles.nav} />
    </HeaderBar>
  );
});
