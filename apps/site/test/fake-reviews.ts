import type { Review } from "@tour/api";

/** By stars where that is asked for, a page of them. */
export function pageOfReviews(all: readonly Review[], tour: object, { searchParams }: URL) {
  const [size, number] = ["limit", "page"].map((name) => Number(searchParams.get(name) ?? 1));
  const direction = { rating: 1, "-rating": -1 }[searchParams.get("sort") ?? ""] ?? 0;
  const sorted = all.toSorted((a, b) => direction * (a.rating - b.rating));
  return {
    data: sorted.slice((number! - 1) * size!, number! * size!).map((one) => ({ ...one, tour })),
    pagination: {
      page: number,
      pages: Math.max(1, Math.ceil(all.length / size!)),
      items_count: all.length,
      page_size: size,
    },
  };
}
