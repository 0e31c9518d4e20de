interface Page<Row> {
  data: Row[];
  pagination: { pages: number };
}

/** All rows of a paged list: the first page says how many there are, the others come side by side. */
export async function loadAllPages<Row>(
  load: (page: number) => Promise<Page<Row>>,
  maxPages = Infinity,
): Promise<Row[]> {
  const first = await load(1);
  const length = Math.max(0, Math.min(first.pagination.pages, maxPages) - 1);
  const others = await Promise.all(Array.from({ length }, (_, index) => load(index + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}
