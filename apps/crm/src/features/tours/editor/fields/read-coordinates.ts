const pair = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/;

/** Latitude and longitude as maps copy them, `51.958103, 85.960324`; undefined for other text. */
export function readCoordinates(text: string) {
  const found = pair.exec(text);
  if (!found) return undefined;
  const [latitude, longitude] = found.slice(1).map((one) => Number(one.replace(",", ".")));
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude };
}
