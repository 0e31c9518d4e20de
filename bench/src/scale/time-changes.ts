import { median } from "../measure/quantile.ts";

/** Who changes things: their site, and what they are signed in with. */
export interface Editor {
  organizerId: number;
  host: string;
  cookie: string;
}

/** How long a change is not seen yet by whoever asks elsewhere, in ms. */
export interface Seen {
  title: string;
  median: number;
  longest: number;
}

const times = 20;
const maxMs = 60_000;
const visitor = { "user-role": "visitor" };

interface Places {
  /** Where it is changed. */
  at: string;
  /** Where it is asked for. */
  seenAt: string;
}

/** Times, from the answer to a change, until a search and a page of another process have it. */
export async function timeChanges(places: Places, editor: Editor): Promise<Seen[]> {
  return [await timeTours(places, editor), await timePages(places, editor)];
}

async function timeTours({ at, seenAt }: Places, editor: Editor): Promise<Seen> {
  const { organizerId } = editor;
  const list = `/crm/api/tour/list?organizer_id=${organizerId}&page=1`;
  const { data: tours } = (await ask(at + list, signedIn(editor))) as { data: { id: number }[] };
  const { id } = tours[0]!;
  return time("a tour's new title, in search", async (number) => {
    const title = `Перемена ${Date.now()} ${number}`;
    const path = `/crm/api/tour/update?organizer_id=${organizerId}&id=${id}`;
    await ask(at + path, { ...signedIn(editor), method: "POST", body: JSON.stringify({ title }) });
    return async () => {
      const search = `/spa/tours-page?${new URLSearchParams({ q: title })}`;
      const { data } = (await ask(seenAt + search, { headers: visitor })) as {
        data: { title: string }[];
      };
      return data.some((found) => found.title === title);
    };
  });
}

async function timePages({ at, seenAt }: Places, editor: Editor): Promise<Seen> {
  const headers = { ...visitor, "site-host": editor.host };
  const publish = `/crm/api/constructor/publish-data?organizer_id=${editor.organizerId}&type=main`;
  return time("a published page, as its site asks for it", async () => {
    const { data: published } = (await ask(at + publish, {
      ...signedIn(editor),
      method: "POST",
    })) as { data: { version: number } };
    return async () => {
      const { data } = (await ask(`${seenAt}/spa/custom-page?type=main`, { headers })) as {
        data: { version: number };
      };
      return data.version >= published.version;
    };
  });
}

/** Changes again and again, and asks each time until it is seen. */
async function time(
  title: string,
  change: (number: number) => Promise<() => Promise<boolean>>,
): Promise<Seen> {
  const took: number[] = [];
  for (let number = 0; number < times; number += 1) {
    const isSeen = await change(number);
    const start = performance.now();
    while (!(await isSeen())) {
      if (performance.now() - start > maxMs) throw new Error(`Not seen after a minute: ${title}`);
    }
    took.push(performance.now() - start);
  }
  return { title, median: median(took), longest: Math.max(...took) };
}

const signedIn = ({ cookie }: Editor) => ({
  headers: {
    ...{ cookie, "user-role": "organizer", "content-type": "application/json" },
    origin: "http://localhost:3001",
  },
});

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
