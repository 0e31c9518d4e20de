/** Points of a track to the north, a hundredth of a degree (1.1 km) from each other. */
export function lineTo(
  count: number,
  heightAt: (index: number) => number | undefined = () => undefined,
  from = 50,
  step = 0.01,
): string {
  return Array.from({ length: count }, (_, index) => {
    const height = heightAt(index);
    const latitude = (from + index * step).toFixed(6);
    return `<trkpt lat="${latitude}" lon="86">${height === undefined ? "" : `<ele>${height}</ele>`}</trkpt>`;
  }).join("");
}

/** For tests: a GPX file of one track with these segments. */
export const gpxOf = (segments: readonly string[]): string =>
  `<?xml version="1.0"?><gpx><trk>${segments.map((one) => `<trkseg>${one}</trkseg>`).join("")}</trk></gpx>`;
