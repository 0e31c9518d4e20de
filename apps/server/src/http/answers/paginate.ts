/** The `pagination` part of a list's answer; an empty list has one page. */
export function paginate(page: number, pageSize: number, itemsCount: number) {
  const pages = Math.max(1, Math.ceil(itemsCount / pageSize));
  return { page, pages, items_count: itemsCount, page_size: pageSize };
}
