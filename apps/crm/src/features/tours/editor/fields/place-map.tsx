import { mapFrame, MapDrawing, placeFrom, projectFrom } from "@tour/blocks/locator-map";
import type { Place, Spot } from "@tour/blocks/locator-map";
import { IconButton } from "@tour/ui-kit/button";
import { MapPin, Minus, Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import styles from "./place-map.module.css";

const texts = tourFieldTexts.meeting.map;

/** How much larger than the locator map of a page: from a whole country to the way from a station. */
const zooms = [0.25, 1, 4, 16] as const;
const lastZoom = zooms.length - 1;
/** Where one begins to look for a place: the middle of Russia. */
const start: Place = { latitude: 60, longitude: 75 };
/** How far an arrow key goes, and with Shift, in units of the drawing. */
const step = { small: 4, large: 40 };
const arrows: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));
/** To a dozen metres, which is finer than the drawing. */
const round = (degrees: number) => Number(degrees.toFixed(4));

interface PlaceMapProps {
  place: Place | null;
  choose: (place: Place) => void;
}

/** A place on a drawn map: set by a tap, moved by a drag or by arrow keys. */
export function PlaceMap({ place, choose }: PlaceMapProps) {
  const map = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(place ? 1 : 0);
  const [middle, setMiddle] = useState(place ?? start);
  const scale = zooms[zoom]!;
  const spot = place && projectFrom(middle, scale)(place);
  const isOutside =
    spot !== null && (Math.abs(spot[0]) > mapFrame.x || Math.abs(spot[1]) > mapFrame.y);
  // What was typed may lie anywhere: the map goes there.
  if (place && isOutside) setMiddle(place);

  const put = ([x, y]: Spot) => {
    const inside: Spot = [clamp(x, mapFrame.x * 0.98), clamp(y, mapFrame.y * 0.98)];
    const at = placeFrom(middle, scale)(inside);
    choose({ latitude: round(at.latitude), longitude: round(at.longitude) });
  };
  const spotAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = map.current!.getBoundingClientRect();
    return [
      ((clientX - box.left) / box.width - 0.5) * 2 * mapFrame.x,
      ((clientY - box.top) / box.height - 0.5) * 2 * mapFrame.y,
    ];
  };
  const look = (next: number) => {
    setZoom(next);
    setMiddle(place ?? middle);
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || !spot || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? step.large : step.small;
    put([spot[0] + arrow[0] * by, spot[1] + arrow[1] * by]);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) put(spotAt(event));
  };
  return (
    <div className={styles.field}>
      <div ref={map} className={styles.map}>
        <MapDrawing middle={middle} zoom={scale} />
        <button
          type="button"
          className={styles.surface}
          aria-label={texts.set}
          // Afterwards the point itself is moved by keys.
          tabIndex={place ? -1 : 0}
          // A press of a key comes from no place: it means the middle.
          onClick={(event) => put(event.detail === 0 ? [0, 0] : spotAt(event))}
        />
        {spot && !isOutside && (
          <button
            type="button"
            className={styles.pin}
            style={{
              insetInlineStart: `${(spot[0] / mapFrame.x + 1) * 50}%`,
              insetBlockStart: `${(spot[1] / mapFrame.y + 1) * 50}%`,
            }}
            aria-label={texts.pin(place.latitude, place.longitude)}
            onKeyDown={press}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          >
            <MapPin size={36} aria-hidden />
          </button>
        )}
        <div className={styles.zoom}>
          <IconButton
            label={texts.closer}
            size="s"
            variant="secondary"
            disabled={zoom === lastZoom}
            onClick={() => look(zoom + 1)}
          >
            <Plus size={16} />
          </IconButton>
          <IconButton
            label={texts.wider}
            size="s"
            variant="secondary"
            disabled={zoom === 0}
            onClick={() => look(zoom - 1)}
          >
            <Minus size={16} />
          </IconButton>
        </div>
      </div>
      <p className={styles.hint}>{place ? texts.moveHint : texts.setHint}</p>
    </div>
  );
}
