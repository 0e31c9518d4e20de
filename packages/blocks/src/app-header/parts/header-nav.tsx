import { Text } from "../../parts/text/text.tsx";
import { resolveLink } from "../../content/link.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import type { appHeader } from "../app-header.block.ts";
import type { Room } from "./measure-room.ts";
import styles from "./header-nav.module.css";

type HeaderNavProps = Pick<PropsOf<typeof appHeader>, "content" | "page"> & {
  /** Shown in a line from this width of the page on. */
  room: Room;
  className?: string;
};

/** The menu in a line, where the page has room for it. */
export function HeaderNav({ content, page, room, className }: HeaderNavProps) {
  return (
    <nav
      className={`${styles.nav} ${className ?? ""}`}
      data-room={room}
      aria-label={texts.header.navigation}
    >
      {content.links.map((link, index) => {
        const href = resolveLink(link, page);
        return (
          href &&
          link.text.trim() && (
            <a key={index} className={styles.link} href={href}>
              <Text as="span" at={`links.${index}.text`}>
                {link.text}
              </Text>
            </a>
          )
        );
      })}
    </nav>
  );
}
