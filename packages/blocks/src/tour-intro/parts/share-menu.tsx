import { ChannelIcon } from "../../parts/channels/channel-icon.tsx";
import { texts } from "../../texts/ru.ts";
import styles from "./share-menu.module.css";

interface ShareMenuProps {
  id: string;
  url: string;
  title: string;
}

const words = texts.share;

/**
 * Sends the page to somebody. A popover with the ways there are without a script; the site's script
 * adds copying, and on touch screens opens the device's own sheet in its place.
 */
export function ShareMenu({ id, url, title }: ShareMenuProps) {
  return (
    <div className={styles.root} data-share={url} data-share-title={title}>
      <button type="button" className={styles.open} popoverTarget={id}>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
          <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5" />
        </svg>
        {words.open}
      </button>
      <div id={id} className={styles.menu} popover="auto">
        <ul role="list">
          {listWays(url, title).map(({ kind, name, href }) => (
            <li key={kind}>
              <a className={styles.way} href={href} target="_blank" rel="noopener noreferrer">
                <ChannelIcon kind={kind} />
                {name}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.way} data-share-copy="" hidden>
          <ChannelIcon kind="other" />
          {words.copy}
        </button>
      </div>
      <p
        className={styles.note}
        role="status"
        data-copied={words.copied}
        data-failed={words.copyFailed}
      />
    </div>
  );
}

function listWays(url: string, title: string) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    {
      kind: "telegram",
      name: words.telegram,
      href: `https://t.me/share/url?url=${address}&text=${text}`,
    },
    { kind: "vk", name: words.vk, href: `https://vk.com/share.php?url=${address}&title=${text}` },
    {
      kind: "whatsapp",
      name: words.whatsapp,
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    },
  ] as const;
}
