import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { LocatorMap } from "../../parts/locator-map/locator-map.tsx";
import { MapLinks } from "../../parts/locator-map/map-links.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import { contacts } from "../contacts.block.ts";
import { ContactDetails } from "../parts/contact-details.tsx";
import styles from "./4-office.module.css";

/** The place as one finds it: its picture, its hours, the way there with a small map. */
export const variant = defineVariant(contacts, { number: 4, title: "Офис" }, (props) => {
  const { content, data } = props;
  const hasWay = content.way.trim() !== "" || data.place !== null;
  return (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <div className={styles.layout} data-has-picture={content.image !== null}>
        {content.image && (
          <div className={styles.picture} data-at-image="image">
            <Picture
              image={content.image}
              ratio="3:2"
              sizes="(width < 768px) 100vw, (width < 1300px) 60vw, 720px"
            />
          </div>
        )}
        <ContactDetails
          {...props}
          parts={["address", "hours", "phones", "messengers", "email"]}
          className={styles.details}
        />
        {hasWay && (
          <div className={styles.way} data-has-map={data.place !== null}>
            {data.place && <LocatorMap place={data.place} className={styles.map} />}
            <div className={styles.words}>
              <h3 className={styles.title}>{texts.contacts.way}</h3>
              <Text as="p" at="way" className={styles.text}>
                {content.way}
              </Text>
              {data.place && <MapLinks place={data.place} />}
            </div>
          </div>
        )}
      </div>
    </Section>
  );
});
