const latin: Record<string, string> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "yo", ж: "zh", з: "z", и: "i", й: "y" },
  ...{ к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f" },
  ...{
    х: "kh",
    ц: "ts",
    ч: "ch",
    ш: "sh",
    щ: "sch",
    ъ: "",
    ы: "y",
    ь: "",
    э: "e",
    ю: "yu",
    я: "ya",
  },
  ...{ ў: "u", і: "i", ї: "yi", є: "ye", ґ: "g" },
  ...{ ә: "a", ғ: "g", қ: "k", ң: "n", ө: "o", ұ: "u", ү: "u", һ: "h" },
};

/** Hosts that a service of ours may need one day. */
const reserved = new Set(
  "admin api app assets auth beta blog builder cdn crm demo dev docs ftp help localhost mail media ns1 ns2 pay preview shop site sites smtp staff static status support test www".split(
    " ",
  ),
);

export const isReservedName = (name: string) => reserved.has(name);

/** A host's label has at most 63 characters; some are left for a number. */
const longest = 40;

/** The label of a provided host from an organiser's name: Latin letters, digits and dashes. */
export function toProvidedName(name: string): string {
  const letters = Array.from(
    name.toLowerCase().normalize("NFC"),
    (letter) => latin[letter] ?? letter,
  );
  const label = letters
    .join("")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  if (label.length < 2) return "tury";
  return reserved.has(label) ? `${label}-tury` : label;
}

/** The names to try, in order: the plain one, then with numbers from 2. */
export function* providedNames(organizerName: string): Generator<string> {
  const name = toProvidedName(organizerName);
  yield name;
  for (let number = 2; ; number += 1) yield `${name}-${number}`;
}
