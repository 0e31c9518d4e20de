import { useEffect, useState } from "react";
import { shownEvent } from "./shown-event.ts";

/** What the page says, read anew whenever it shows another list or somebody types. */
export function useShown<Read>(form: HTMLFormElement, read: () => Read): [Read, () => void] {
  const [value, setValue] = useState(read);
  const refresh = () => setValue(read());
  useEffect(() => {
    const again = () => setValue(read());
    form.addEventListener(shownEvent, again);
    form.addEventListener("input", again);
    return () => {
      form.removeEventListener(shownEvent, again);
      form.removeEventListener("input", again);
    };
    // What is read does not change with the component: it stands in the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form]);
  return [value, refresh];
}
