interface Coordinates {
  latitude: number;
  longitude: number;
}

const number = String.raw`\d{1,3}(?:[.,]\d+)?`;
const side = "[NSEWСЮВЗ](?:\\.?\\s*[ШД]\\.?)?";
/** Degrees, perhaps with minutes and seconds, and the side of the world before or after them. */
const angle =
  `(${side})?\\s*([-−]?)\\s*(${number})\\s*°?` +
  `(?:\\s*(${number})\\s*['′’])?(?:\\s*(${number})\\s*["″”])?\\s*(${side})?`;
const pair = new RegExp(String.raw`^\s*${angle}\s*[,;\s]\s*${angle}\s*$`, "i");

const read = (text: string | undefined) => Number((text ?? "0").replace(",", "."));

function readAngle(parts: (string | undefined)[]) {
  const [before, minus, degrees, minutes, seconds, after] = parts;
  const letter = (before ?? after ?? "")[0]?.toUpperCase() ?? "";
  const size = read(degrees) + read(minutes) / 60 + read(seconds) / 3600;
  const isBack = minus !== "" || "SWЮЗ".includes(letter || "-");
  return { letter, value: Number((isBack ? -size : size).toFixed(6)) };
}

/**
 * Latitude and longitude as maps copy them: `51.958103, 85.960324`, with decimal commas, signs of
 * degrees, minutes and sides of the world. "outside" of numbers that no place on the earth has;
 * undefined for other text.
 */
export function readCoordinates(text: string): Coordinates | "outside" | undefined {
  const found = pair.exec(text);
  if (!found) return undefined;
  const [first, second] = [readAngle(found.slice(1, 7)), readAngle(found.slice(7))];
  const isTurned = /[EWВЗ]/.test(first.letter) || /[NSСЮ]/.test(second.letter);
  const [latitude, longitude] = isTurned
    ? [second.value, first.value]
    : [first.value, second.value];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return "outside";
  return { latitude, longitude };
}
