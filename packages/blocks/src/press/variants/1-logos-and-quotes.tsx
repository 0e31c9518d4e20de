import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import { press } from "../press.block.ts";
import { SourceMark } from "../parts/source-mark.tsx";
import styles from "./1-logos-and-quotes.module.css";

/** Who wrote leads, as a wordmark; their words under it, large, as quotations between hairlines. */
export const variant = defineVariant(
  press,
  { number: 1, title: "Логотипы и цитаты" },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <ul role="list" className={styles.columns}>
        {data.shown.map((article) => {
          const { url, source, quote, title, at } = article;
          const key = quote.trim() ? "quote" : "title";
          return (
            <li key={at} className={styles.column} data-is-quote={key === "quote"}>
              <SourceMark article={article} look="logo" />
              <Text as="blockquote" at={`${at}.${key}`} className={styles.quote}>
                {quote.trim() ? quote : title}
              </Text>
              {url && (
                <a
                  className={styles.link}
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={texts.media.readAt(source)}
                >
                  {texts.media.read}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  ),
);
