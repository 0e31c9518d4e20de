import { resolveLink } from "../../content/link.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { appFooter } from "../app-footer.block.ts";
import styles from "./link-groups.module.css";

type LinkGroupsProps = Pick<PropsOf<typeof appFooter>, "content" | "page"> & {
  /** `columns` with their titles, or all links in one `line`. */
  look?: "columns" | "line";
  className?: string;
};

/** The groups of links; groups without a link that leads somewhere are left out. */
export function LinkGroups({ content, page, look = "columns", className }: LinkGroupsProps) {
  const groups = content.link_groups.map((group, at) => ({ ...group, at })).filter(hasLinks);
  if (groups.length === 0) return null;
  return (
    <nav
      className={`${styles.groups} ${className ?? ""}`}
      data-look={look}
      aria-label={texts.footer.navigation}
    >
      {groups.map(({ title, links, at }) => (
        <div key={at} className={styles.group}>
          {look === "columns" && (
            <Text as="p" at={`link_groups.${at}.title`} className={styles.title}>
              {title}
            </Text>
          )}
          <ul className={styles.links}>
            {links.map((link, index) => {
              const href = resolveLink(link, page);
              return (
                href && (
                  <li key={index}>
                    <a className={styles.link} href={href}>
                      <Text as="span" at={`link_groups.${at}.links.${index}.text`}>
                        {link.text}
                      </Text>
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );

  function hasLinks({ links }: { links: (typeof content.link_groups)[number]["links"] }) {
    return links.some((link) => link.text.trim() && resolveLink(link, page));
  }
}
