import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { LocatorMap } from "../../parts/locator-map/locator-map.tsx";
import { MapLinks } from "../../parts/locator-map/map-links.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { contacts } from "../contacts.block.ts";
import { ContactDetails } from "../parts/contact-details.tsx";
import styles from "./1-map-and-card.module.css";

const parts = ["phones", "messengers", "email", "address", "hours"] as const;

/** A drawn map as wide as the page, a card lying on it; without coordinates, the place's picture. */
export const variant = defineVariant(
  contacts,
  { number: 1, title: "Карта и карточка" },
  (props) => {
    const { content, data } = props;
    const ground = data.place ? "map" : content.image ? "picture" : "none";
    return (
      <Section>
        <div className={styles.panel} data-ground={ground}>
          {data.place && <LocatorMap place={data.place} className={styles.map} />}
          {ground === "picture" && content.image && (
            <div className={styles.map} data-at-image="image">
              <Picture image={content.image} ratio="fill" sizes="(width < 1500px) 100vw, 1440px" />
            </div>
          )}
          <div className={styles.card} data-map-card="">
            <BlockHeading heading={content.heading} className={styles.heading} />
            <ContactDetails {...props} parts={parts} />
            {data.place && <MapLinks place={data.place} />}
          </div>
        </div>
      </Section>
    );
  },
);
