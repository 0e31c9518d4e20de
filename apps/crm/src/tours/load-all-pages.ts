interface Page<Row> {
  data: Row[];
  pagination: { pages: number };
}

/** All rows of a paged list: the first page says how many there are, the others come side by side. */
export async function loadAllPages<Row>(
  load: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const first = await load(1);
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) => load(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
