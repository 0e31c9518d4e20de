import { imageUrl } from "@tour/api";
import type { MapBox } from "@tour/api";
import { AreaMap } from "@tour/blocks/locator-map";
import { toInlineJson } from "../../../page/inline-json.ts";
import { marketMapTexts as texts } from "../../../texts/market-map.ru.ts";
import { marketTexts } from "../../../texts/market.ru.ts";
import { sayPrice } from "../card/say-price.ts";
import type { TourView } from "../card/tour-view.ts";
import { plural } from "../format/format.ts";
import { frameBox, isSpot, scaleBox, writeBox } from "../search/map-box.ts";
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
      <AreaMap box={frameBox(shown, search.box !== "")} marks={marks} label={texts.label}>
        {(spots) =>
          places.map((place, index) => {
            const [x, y] = spots[index]!;
            return (
              <g key={`${x} ${y}`}>
                <a
                  className={styles.place}
                  href={hrefOf(place)}
                  aria-label={labelOf(place)}
                  {...(place.tour ? visitOf(place.tour) : { rel: "nofollow" })}
                >
                  <title>{labelOf(place)}</title>
                  <circle className={styles.finger} cx={x} cy={y} r="22" />
                  <circle
                    className={styles.mark}
                    cx={x}
                    cy={y}
                    r={marks[index]!.radius}
                    data-is-one={place.tour !== null}
                  />
                </a>
                {!place.tour && (
                  <text className={styles.count} x={x} y={y} dy="0.35em" textAnchor="middle">
                    {place.count}
                  </text>
                )}
              </g>
            );
          })
        }
      </AreaMap>
      <nav className={styles.controls} aria-label={texts.label}>
        <a href={lookAt(scaleBox(shown, 0.5))} rel="nofollow" aria-label={texts.closer}>
          +
        </a>
        <a href={lookAt(scaleBox(shown, 2))} rel="nofollow" aria-label={texts.wider}>
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

/** Whoever follows it has seen the tour. */
const visitOf = ({ id, title }: TourView) => ({
  "data-visit": "",
  "data-tour": id,
  "data-title": title,
});

const toCard = ({
  id,
  title,
  days,
  price,
  next,
  pictures,
}: TourView): MapData["places"][number]["card"] => ({
  id,
  title,
  facts: [plural(days, marketTexts.counts.days), next?.dates ?? marketTexts.noDates].join(" · "),
  price: price.price ? sayPrice(price.price, price.isFrom) : "",
  image: pictures[0] ? imageUrl(pictures[0], "480x00") : "",
});
