import { Input } from "@tour/ui-kit/input";
import { Search } from "lucide-react";

interface SearchFieldProps {
  label: string;
  value: string;
  change: (query: string) => void;
}

/** Where the words are typed that blocks are looked for by. */
export function SearchField({ label, value, change }: SearchFieldProps) {
  return (
    <Input
      type="search"
      start={<Search size={16} aria-hidden />}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={value}
      onValueChange={change}
    />
  );
}
