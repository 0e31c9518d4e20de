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
import { findRoom, measureBrand, measureButton, measureLinks } from "../parts/measure-room.ts";
import styles from "./1-classic.module.css";

const contactsWidth = 240;

/** Logo, menu and contacts in one line that gets lower when the page is scrolled. */
export const variant = defineVariant(appHeader, { number: 1, title: "Классическая" }, (props) => {
  const { content, data, page } = props;
  const room = findRoom(
    measureBrand(data.name) +
      measureLinks(content.links) +
      measureButton(content.button) +
      (data.phone ? contactsWidth : 0),
  );
  return (
    <HeaderBar manner="shrinks">
      <div className={styles.row}>
        <Brand name={data.name} logo={data.logo} showsName={data.showsName} />
        <HeaderNav content={content} page={page} room={room} className={styles.nav} />
        <div className={styles.end}>
          <ChannelLinks
            channels={data.messengers.slice(0, 2)}
            label={texts.footer.messengers}
            className={styles.channels}
          />
          <PhoneLink phone={data.phone} className={styles.phone} />
          <Action link={content.button} page={page} size="m" className={styles.button} />
          <CallIcon phone={data.phone} className={styles.call} />
          <HeaderMenu {...props} room={room} />
        </div>
      </div>
    </HeaderBar>
  );
});
