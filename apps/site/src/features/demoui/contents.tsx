import styles from "./contents.module.css";
import { groups } from "./list-demos.ts";
import { demouiTexts as texts } from "./texts.ts";

/** The way to each component: a column beside the page, a row of groups over it on phones. */
export function Contents() {
  return (
    <nav aria-label={texts.contents} className={styles.root}>
      <ul role="list" className={styles.groups}>
        {groups.map(({ id, title, demos }) => (
          <li key={id}>
            <a href={`#group-${id}`} className={styles.group}>
              {title}
            </a>
            <ul role="list" className={styles.demos}>
              {demos.map(({ name, title: component }) => (
                <li key={name}>
                  <a href={`#${name}`} className={styles.demo}>
                    {component}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
