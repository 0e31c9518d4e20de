const maxId = 2_147_483_647;

/** Numbers of tours in an address, between commas; what is none is left out. */
export function readIds(params: URLSearchParams, name: string, max: number): number[] {
  const ids = params
    .getAll(name)
    .flatMap((value) => value.split(","))
    .filter((value) => /^[1-9]\d{0,9}$/.test(value))
    .map(Number);
  return [...new Set(ids)].filter((id) => id <= maxId).slice(0, max);
}

/** `/saved?tours=1,2&viewed=3`: lists that are empty are left out, commas stay commas. */
export function toKeptAddress(path: string, lists: Record<string, readonly number[]>): string {
  const parts = Object.entries(lists)
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => `${name}=${ids.join(",")}`);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}
