import { ArrowUpRight } from "lucide-react";
import styles from "./site-link.module.css";

interface SiteLinkProps {
  url: string;
  /** What is read; the address's host by default. */
  host?: string;
}

/** The address of a site, which opens beside the builder. */
export function SiteLink({ url, host = new URL(url).host }: SiteLinkProps) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener">
      <span>{host}</span>
      <ArrowUpRight size={16} aria-hidden />
    </a>
  );
}
