import { QueryClient } from "@tanstack/react-query";
import type { RequestRow } from "@tour/api";
import { expect, test } from "vitest";
import { findKnownRows } from "./known-rows.ts";
import { requestListsKey } from "./requests-key.ts";
import type { RequestSearch } from "./request-search.ts";
import { sampleRow } from "./sample-row.ts";

const now = Date.parse("2026-11-25T12:00:00Z");
const late = sampleRow({
  ...{ id: 5, guest: "Пётр Ильин", waits_since: "2026-11-25T07:00:00Z", awaits_reply: true },
  ...{ next_step: "answer", late: [{ step: "answer", since: "2026-11-25T07:00:00Z" }], status: 3 },
});
const pending = sampleRow({ id: 7, next_step: "confirm", status: 1 });
const paid = sampleRow({
  id: 6,
  next_step: "trip",
  status: 3,
  kept: { amount: 100, currency: "RUB" },
});

/** What is found of rows that two lists have read, the second one later. */
function find(search: RequestSearch, rows: RequestRow[] = [pending, paid, late]): number[] {
  const queryClient = new QueryClient();
  const keep = (asked: RequestSearch, data: RequestRow[], updatedAt: number) =>
    queryClient.setQueryData(
      [...requestListsKey(1), asked],
      {
        pages: [
          {
            ...{ data, counts: { late: 0, by_status: [] } },
            pagination: { page: 1, pages: 1, items_count: data.length, page_size: 50 },
          },
        ],
        pageParams: [1],
      },
      { updatedAt },
    );
  keep({}, rows, 2);
  keep({ q: "старый" }, [{ ...late, guest: "Раньше звали так" }], 1);
  return findKnownRows(queryClient, 1, search, now).map(({ id }) => id);
}

test("rows that were seen answer a search at once, what is late first, each as it was read last", () => {
  expect(find({})).toEqual([5, 7, 6]);
  expect(find({ order: "newest" })).toEqual([7, 6, 5]);
  expect(find({ q: "раньше" }), "as it was before").toEqual([]);
  expect(find({ q: "петр" })).toEqual([5]);
});

test("each condition of a search is kept as the server keeps it", () => {
  const found: [RequestSearch, number[]][] = [
    [{ late: true }, [5]],
    [{ status: [1, 2] }, [7]],
    [{ step: "confirm" }, [7]],
    [{ waits: 5 }, [5]],
    [{ waits: 6 }, []],
    [{ money: "paid" }, [6]],
    [{ money: "unpaid" }, [5, 7]],
    [{ q: "8 916 000-00-01" }, [5, 7, 6]],
    [{ q: "8916" }, [5, 7, 6]],
    [{ q: "№ 6" }, [6]],
    [{ q: "+7 916 000-00-02" }, []],
    [{ tour: 9 }, []],
  ];
  for (const [search, ids] of found) expect([search, find(search)]).toEqual([search, ids]);
});
