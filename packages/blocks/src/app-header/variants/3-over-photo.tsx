import { defineVariant } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { Brand } from "../../parts/brand/brand.tsx";
import { PhoneLink } from "../../parts/phone-link/phone-link.tsx";
import { appHeader } from "../app-header.block.ts";
import { HeaderBar } from "../parts/header-bar.tsx";
import { HeaderMenu } from "../parts/header-menu.tsx";
import { HeaderNav } from "../parts/header-nav.tsx";
import { findRoom, measureBrand, measureButton, measureLinks } from "../parts/measure-room.ts";
import styles from "./3-over-photo.module.css";

const phoneWidth = 190;

/** The menu on the left, the logo between, contacts on the right; clear over the first photo. */
export const variant = defineVariant(appHeader, { number: 3, title: "Поверх фото" }, (props) => {
  const { content, data, page } = props;
  const contacts = measureButton(content.button) + (data.phone ? phoneWidth : 0);
  const side = Math.max(measureLinks(content.links), contacts);
  const room = findRoom(2 * side + measureBrand(data.name));
  return (
    <HeaderBar manner="over">
      <div className={styles.row}>
        <div className={styles.start}>
          <HeaderMenu {...props} room={room} showsWord />
          <HeaderNav content={content} page={page} room={room} />
        </div>
        <Brand
          name={data.name}
          logo={data.logo}
          showsName={data.showsName}
          className={styles.brand}
        />
        <div className={styles.end}>
          <PhoneLink phone={data.phone} className={styles.phone} />
          <Action link={content.button} page={page} size="m" className={styles.button} />
        </div>
      </div>
    </HeaderBar>
  );
});
