import { createRandom } from "./random.ts";

const TILE = 512;

/** Fine grain and the slow mottling of gouache on paper, made once from a fixed seed. */
function createTile(): Int8Array {
  const random = createRandom(20_071);
  const cells = 24;
  const size = TILE / cells;
  const coarse = Float32Array.from({ length: cells * cells }, () => random.between(-1, 1));
  const at = (x: number, y: number) => coarse[(y % cells) * cells + (x % cells)] ?? 0;
  const tile = new Int8Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const cx = Math.floor(x / size);
      const cy = Math.floor(y / size);
      const fx = (x % size) / size;
      const fy = (y % size) / size;
      const above = at(cx, cy) * (1 - fx) + at(cx + 1, cy) * fx;
      const below = at(cx, cy + 1) * (1 - fx) + at(cx + 1, cy + 1) * fx;
      const slow = above * (1 - fy) + below * fy;
      const fine = random.next() + random.next() - 1;
      tile[y * TILE + x] = Math.round(fine * 8.5 + slow * 1.3);
    }
  }
  return tile;
}

let tile: Int8Array | undefined;

/** Lays paper grain and a slight vignette on raw RGB pixels, in place. */
export function layGrain(pixels: Uint8Array, width: number, height: number): void {
  tile ??= createTile();
  for (let y = 0; y < height; y++) {
    const dy = (y / height - 0.5) * 2;
    // Odd rows of tiles are shifted, so that the eye finds no repeat.
    const row = (y % TILE) * TILE;
    const shift = Math.floor(y / TILE) * 97;
    for (let x = 0; x < width; x++) {
      const dx = (x / width - 0.5) * 2;
      const edge = dx * dx * dy * dy;
      const vignette = 1 - edge * 0.12;
      const grain = tile[row + ((x + shift) % TILE)] ?? 0;
      const i = (y * width + x) * 3;
      for (let c = i; c < i + 3; c++) {
        const value = (pixels[c] ?? 0) * vignette + grain;
        pixels[c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
}
