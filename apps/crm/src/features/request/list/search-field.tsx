import { requestListLimits } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Search } from "lucide-react";
import type { RefObject } from "react";
import { useTypedSearch } from "../../../shell/use-typed-search.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import type { ChangeSearch } from "./use-change-search.ts";

/** How long one waits for the next letter before one looks, in ms. */
const pause = 150;

interface SearchFieldProps {
  asked: string;
  change: ChangeSearch;
  ref: RefObject<HTMLInputElement | null>;
  className?: string | undefined;
}

/** What is looked for, in the address a moment after it was typed. */
export function SearchField({ asked, change, ref, className }: SearchFieldProps) {
  const { typed, setTyped } = useTypedSearch({ asked, pause, look: (q) => change({ q }, true) });
  return (
    <Input
      ref={ref}
      type="search"
      className={className}
      start={<Search size={16} aria-hidden />}
      aria-label={texts.search}
      placeholder={texts.search}
      maxLength={requestListLimits.search}
      value={typed}
      onValueChange={setTyped}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        if (typed) setTyped("");
        else event.currentTarget.blur();
      }}
    />
  );
}
