import { imageUrl } from "@tour/api";
import type { MapBox } from "@tour/api";
import { AreaMap } from "@tour/blocks/locator-map";
import { toInlineJson } from "../../../page/inline-json.ts";
import { marketMapTexts as texts } from "../../../texts/market-map.ru.ts";
import { marketTexts } from "../../../texts/market.ru.ts";
import { sayPrice } from "../card/say-price.ts";
import type { TourView } from "../card/tour-view.ts";
import { plural } from "../format/format.ts";
import { Picture } from "../pieces/picture.tsx";
import { frameBox, isNearest, isSpot, scaleBox, writeBox } from "../search/map-box.ts";
import { toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import type { MapPlace, MapView } from "./load-map.ts";
import type { MapData } from "./map-data.ts";
import styles from "./market-map.module.css";

/** Where one looks while there is nothing to look at: Russia. */
const start: MapBox = { west: 27, south: 43, east: 178, north: 72 };

/** In px. */
const radius = { tour: 10, group: 16 };

interface MarketMapProps {
  search: MarketSearch;
  places: MapView;
}

/**
 * Where tours begin: drawn, and made of links, so that it needs no script. What a script makes a map with
 * streets of stands beside it.
 */
export function MarketMap({ search, places: { places, box, unplaced } }: MarketMapProps) {
  const shown = box ?? start;
  const drawn = frameBox(shown, search.box !== "");
  const marks = places.map((place) => ({
    ...place,
    radius: place.tour ? radius.tour : radius.group,
  }));
  const lookAt = (part: MapBox) => toAddress("/tours", { ...search, page: 1, box: writeBox(part) });
  // To look at a group from nearer where it is as near as it gets would lead nowhere: its list is shown.
  const isList = ({ tour, box: own }: MapPlace) =>
    tour === null && (isSpot(own) || search.box === writeBox(scaleBox(own, 1.3)));
  const labelOf = (place: MapPlace) => {
    const count = plural(place.count, marketTexts.counts.tours);
    return place.tour?.title ?? (isList(place) ? texts.spot(count) : texts.group(count));
  };
  const hrefOf = (place: MapPlace) => {
    const part = writeBox(scaleBox(place.box, 1.3));
    const list = { ...search, page: 1, view: "" as const, box: part };
    if (isList(place)) return toAddress("/tours", list);
    return place.tour?.url ?? lookAt(scaleBox(place.box, 1.3));
  };
  const data: MapData = {
    asked: search.box,
    box: shown,
    places: places.map((place) => ({
      latitude: place.latitude,
      longitude: place.longitude,
      count: place.count,
      box: place.box,
      href: hrefOf(place),
      label: labelOf(place),
      isList: isList(place),
      card: place.tour && toCard(place.tour),
    })),
  };
  return (
    <>
      <AreaMap box={drawn} marks={marks} label={texts.label}>
        {(spots) => (
          <g>
            {places.map((place, index) => {
              const [x, y] = spots[index]!;
              const { tour } = place;
              return (
                <svg key={`${x} ${y}`} className={styles.spot} x={x} y={y}>
                  {tour ? (
                    <TourMark tour={tour} isFirst={index === 0} />
                  ) : (
                    <>
                      <a
                        className={styles.place}
                        href={hrefOf(place)}
                        aria-label={labelOf(place)}
                        rel="nofollow"
                        data-refocus={index === 0 ? "" : undefined}
                      >
                        <title>{labelOf(place)}</title>
                        <circle className={styles.finger} r="22" />
                        <circle className={styles.mark} r={radius.group} data-is-one={false} />
                      </a>
                      <text className={styles.count} dy="0.35em" textAnchor="middle">
                        {place.count}
                      </text>
                    </>
                  )}
                </svg>
              );
            })}
          </g>
        )}
      </AreaMap>
      {places.map(({ tour }) => tour && <TourPreview key={tour.id} tour={tour} />)}
      <nav className={styles.controls} aria-label={texts.label}>
        <a
          id="map-closer"
          {...(isNearest(drawn)
            ? { role: "link", "aria-disabled": true, tabIndex: -1 }
            : { href: lookAt(scaleBox(drawn, 0.5)) })}
          rel="nofollow"
          aria-label={texts.closer}
        >
          +
        </a>
        <a id="map-wider" href={lookAt(scaleBox(drawn, 2))} rel="nofollow" aria-label={texts.wider}>
          −
        </a>
        {search.box && (
          <a href={toAddress("/tours", { ...search, page: 1, box: "" })} rel="nofollow">
            {texts.all}
          </a>
        )}
      </nav>
      {places.length === 0 && <p className={styles.note}>{texts.nothing}</p>}
      {unplaced > 0 && (
        <p className={styles.note}>{texts.unplaced(plural(unplaced, marketTexts.counts.tours))}</p>
      )}
      <script
        type="application/json"
        data-places=""
        dangerouslySetInnerHTML={{ __html: toInlineJson(data) }}
      />
    </>
  );
}

const previewOf = ({ id }: TourView) => `map-tour-${id}`;

/** Opens the tour's preview: an SVG link could only leave the map. So large that it does not cover its neighbour. */
const TourMark = ({ tour, isFirst }: { tour: TourView; isFirst: boolean }) => (
  <foreignObject x="-18" y="-18" width="36" height="36">
    <button
      type="button"
      className={styles.tour}
      popoverTarget={previewOf(tour)}
      title={tour.title}
      aria-label={tour.title}
      data-refocus={isFirst ? "" : undefined}
    >
      <svg viewBox="-18 -18 36 36" aria-hidden="true">
        <circle className={styles.mark} r={radius.tour} data-is-one />
      </svg>
    </button>
  </foreignObject>
);

/** What a tour is, before one leaves for its organiser's site; whoever follows it has seen the tour. */
function TourPreview({ tour }: { tour: TourView }) {
  const { id, title, url, pictures } = tour;
  const { facts, price } = toCard(tour);
  return (
    <div id={previewOf(tour)} className={styles.preview} popover="auto" aria-label={title}>
      <a href={url} data-visit data-tour={id} data-title={title}>
        {pictures[0] && <Picture image={pictures[0]} sizes="128px" />}
        <span>
          <strong>{title}</strong>
          <span>{facts}</span>
          <span className={styles.price}>{price}</span>
          <span className={styles.open}>{texts.open}</span>
        </span>
      </a>
      <button
        type="button"
        popoverTarget={previewOf(tour)}
        popoverTargetAction="hide"
        aria-label={texts.close}
      >
        ×
      </button>
    </div>
  );
}

const toCard = ({
  id,
  title,
  days,
  price,
  next,
  pictures,
}: TourView): NonNullable<MapData["places"][number]["card"]> => ({
  id,
  title,
  facts: [plural(days, marketTexts.counts.days), next?.dates ?? marketTexts.noDates].join(" · "),
  price: price.price ? sayPrice(price.price, price.isFrom) : "",
  image: pictures[0] ? imageUrl(pictures[0], "480x00") : "",
});
