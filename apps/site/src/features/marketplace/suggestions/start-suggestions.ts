import type { Suggestion } from "@tour/api";
import { askData } from "@tour/api";
import { marketLiveTexts as texts } from "../../../texts/market-live.ru.ts";
import { readForm } from "../form/read-form.ts";
import { forgetRecent, keepRecent, readRecent } from "./recent-searches.ts";
import { SuggestionBox } from "./suggestion-box.ts";
import type { Suggested } from "./suggestion-box.ts";

/** What is typed is asked for once nobody typed for so long, in ms. */
const typingPause = 150;
const shown = 8;

/** Parameters of an address for what a suggestion filters by. */
const parameters = {
  q: "q",
  tours_activities: "activity",
  collections: "theme",
  cruises_ships: "ship",
} as const;

/** Suggests what may be meant by what is typed; a plain field where nothing answers. */
export function startSuggestions(field: HTMLElement, go: (address: string) => void): void {
  const input = field.querySelector("input");
  const panel = field.querySelector<HTMLElement>("[data-suggestions]");
  const form = input?.form;
  if (!input || !panel || !form) return;
  let asked: AbortController | null = null;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(typing);
    asked?.abort();
  };
  const choose = ({ name, address }: Suggested) => {
    stop();
    box.close();
    const { origin, searchParams } = new URL(address, location.href);
    if (origin !== location.origin) {
      keepRecent(toSearch(name));
      return location.assign(address);
    }
    keepRecent({ name, address });
    input.value = searchParams.get("q") ?? "";
    go(address);
  };
  const box = new SuggestionBox(input, panel, choose);

  const showRecent = () => {
    const recent = readRecent();
    if (recent.length === 0) return box.close();
    box.show(
      recent.map((one) => ({ ...one, note: "" })),
      {
        heading: texts.recent,
        button: { text: texts.forget, press: () => (forgetRecent(), box.close()) },
      },
    );
  };
  const suggest = async () => {
    const typed = input.value.trim();
    stop();
    if (typed === "") return showRecent();
    const own = new AbortController();
    asked = own;
    try {
      const query = new URLSearchParams({ q: typed.slice(0, 100), limit: String(shown) });
      const found = await askData<Suggestion[]>(`/spa/suggestions?${query}`, {
        signal: own.signal,
      });
      if (asked !== own || document.activeElement !== input) return;
      const suggested = found.map((one) => toSuggested(one, form));
      // A phone's keyboard has no Enter to speak of: the words themselves can be pressed.
      const button = { text: texts.lookFor(typed), press: () => form.requestSubmit() };
      box.show(suggested, found.length === 0 ? { heading: texts.nothing, button } : {});
    } catch {
      // Words are looked for all the same: by Enter.
      if (asked === own) box.close();
    }
  };

  input.addEventListener("input", () => {
    stop();
    typing = setTimeout(() => void suggest(), typingPause);
  });
  input.addEventListener("focus", () => {
    if (input.value === "") showRecent();
  });
  form.addEventListener("submit", () => {
    stop();
    box.close();
    const name = input.value.trim();
    if (name) keepRecent(toSearch(name));
  });
}

/** The search for words alone. */
const toSearch = (name: string) => ({
  name,
  address: `/tours?${new URLSearchParams({ q: name })}`,
});

/**
 * Where a suggestion leads: a tour to its own page, all others to a list in which everything else that
 * was chosen stays and the words give way.
 */
function toSuggested(
  { kind, name, url: tour, filter, tours_count: count }: Suggestion,
  form: HTMLFormElement,
): Suggested {
  const note = texts.kinds[kind];
  if (tour) return { name, note, address: tour };
  const url = readForm(form);
  const parameter = filter ? parameters[filter.kind] : "q";
  url.searchParams.delete("q");
  if (!url.searchParams.has(parameter, filter?.value ?? name)) {
    url.searchParams.append(parameter, filter?.value ?? name);
  }
  return {
    name,
    note: `${note}, ${texts.tours(count)}`,
    address: url.pathname + url.search,
  };
}
