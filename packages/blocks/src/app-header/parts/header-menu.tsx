import { Action } from "../../parts/action/action.tsx";
import { Brand } from "../../parts/brand/brand.tsx";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { PhoneLink } from "../../parts/phone-link/phone-link.tsx";
import { resolveLink } from "../../content/link.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { typograph } from "../../format/typography.ts";
import { texts } from "../../texts/ru.ts";
import type { appHeader } from "../app-header.block.ts";
import type { Room } from "./measure-room.ts";
import styles from "./header-menu.module.css";

type HeaderMenuProps = PropsOf<typeof appHeader> & {
  /** Gives way to the menu in a line from this width of the page on. */
  room: Room;
  /** A pill with the word beside the lines. */
  showsWord?: boolean;
  className?: string;
};

/** Of the element in a popover that has the focus when it opens. */
const opened = { autoFocus: true };

/**
 * The menu behind a button, over the whole window: a popover, so that focus, Escape and a second
 * press work without any script. While it is open the page behind it is hidden, from the keyboard, too.
 */
export function HeaderMenu({
  id,
  content,
  data,
  page,
  room,
  showsWord,
  className,
}: HeaderMenuProps) {
  const menuId = `${id}-menu`;
  const links = content.links.filter((link) => link.text.trim() && resolveLink(link, page));
  return (
    <div
      className={`${styles.root} ${className ?? ""}`}
      data-room={links.length > 0 ? room : "none"}
    >
      <button
        type="button"
        className={styles.open}
        data-word={showsWord}
        popoverTarget={menuId}
        aria-label={texts.header.open}
      >
        <span className={styles.lines} aria-hidden />
        {showsWord && <span>{texts.header.menu}</span>}
      </button>
      <div id={menuId} className={styles.menu} popover="auto">
        <div className={styles.top}>
          <Brand name={data.name} logo={data.logo} showsName={data.showsName} />
          <button
            type="button"
            {...opened}
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={texts.header.close}
          />
        </div>
        <nav aria-label={texts.header.navigation}>
          <ul className={styles.links} data-many={links.length > 6}>
            {links.map((link, index) => (
              <li key={index}>
                <a className={styles.link} href={resolveLink(link, page)}>
                  {typograph(link.text)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <PhoneLink phone={data.phone} className={styles.phone} />
          <ChannelLinks channels={data.messengers} look="names" label={texts.footer.messengers} />
          <Action link={content.button} page={page} className={styles.button} />
        </div>
      </div>
    </div>
  );
}
