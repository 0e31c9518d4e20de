import { channelKinds } from "../../content/contact.ts";
import type { Channel } from "../../content/contact.ts";
import { isSafeUrl } from "../../url/is-safe-url.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import styles from "./channel-links.module.css";

interface ChannelLinksProps {
  channels: readonly Channel[];
  /** `icons` alone, or `names` with their icons. */
  look?: "icons" | "names";
  /** What the list is, for those who do not see it. */
  label: string;
  className?: string;
}

/** Messengers and social networks; nothing when none of them leads anywhere. */
export function ChannelLinks({ channels, look = "icons", label, className }: ChannelLinksProps) {
  const shown = channels.filter(({ url }) => isSafeUrl(url));
  if (shown.length === 0) return null;
  return (
    <ul className={`${styles.links} ${className ?? ""}`} data-look={look} aria-label={label}>
      {shown.map(({ kind, url }, index) => (
        <li key={index}>
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            <ChannelIcon kind={kind} />
            <span className={styles.name}>{channelKinds[kind]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
