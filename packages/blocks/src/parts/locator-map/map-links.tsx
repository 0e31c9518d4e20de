import { texts } from "../../texts/ru.ts";
import type { Place } from "./project.ts";
import styles from "./map-links.module.css";

interface MapLinksProps {
  place: Place;
  className?: string;
}

/** Where maps with streets open at the place; no one is asked until somebody follows one. */
const services = [
  {
    name: texts.map.route,
    href: ({ latitude, longitude }: Place) =>
      `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto`,
  },
  {
    name: texts.map.yandex,
    href: ({ latitude, longitude }: Place) =>
      `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`,
  },
  {
    name: texts.map.dgis,
    href: ({ latitude, longitude }: Place) => `https://2gis.ru/geo/${longitude},${latitude}`,
  },
  {
    name: texts.map.osm,
    href: ({ latitude, longitude }: Place) =>
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  },
];

/** Links to map services at the place. */
export function MapLinks({ place, className }: MapLinksProps) {
  return (
    <ul role="list" className={`${styles.links} ${className ?? ""}`} aria-label={texts.map.links}>
      {services.map(({ name, href }) => (
        <li key={name}>
          <a className={styles.link} href={href(place)} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
