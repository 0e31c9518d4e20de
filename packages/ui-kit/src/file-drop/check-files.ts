/** What a file has to be like. */
export interface FileRules {
  /** As the `accept` attribute: types, wildcards, extensions, separated by commas. */
  accept?: string | undefined;
  /** Largest size in bytes. */
  maxSize?: number | undefined;
  /** Most files at a time. */
  maxFiles?: number | undefined;
}

export type RejectReason = "wrong-type" | "too-large" | "too-many";

export interface CheckedFiles {
  accepted: File[];
  rejected: { file: File; reason: RejectReason }[];
}

/** Whether a file is of one of the accepted types. */
export function isAccepted(file: { name: string; type: string }, accept: string): boolean {
  const patterns = accept.split(",").map((pattern) => pattern.trim().toLowerCase());
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return patterns.some((pattern) => {
    if (pattern === "" || pattern === "*/*") return pattern !== "";
    if (pattern.startsWith(".")) return name.endsWith(pattern);
    if (pattern.endsWith("/*")) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}

/** Sorts files into those that may come and those that may not, with the first reason. */
export function checkFiles(files: readonly File[], rules: FileRules): CheckedFiles {
  const checked: CheckedFiles = { accepted: [], rejected: [] };
  for (const file of files) {
    const reason = findReason(file, rules, checked.accepted.length);
    if (reason) checked.rejected.push({ file, reason });
    else checked.accepted.push(file);
  }
  return checked;
}

function findReason(file: File, rules: FileRules, taken: number): RejectReason | undefined {
  if (rules.accept && !isAccepted(file, rules.accept)) return "wrong-type";
  if (rules.maxSize !== undefined && file.size > rules.maxSize) return "too-large";
  if (rules.maxFiles !== undefined && taken >= rules.maxFiles) return "too-many";
  return undefined;
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in bytes as people write it, in steps of 1000. */
export function formatSize(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return (bytes / 1000 ** power).toLocaleString(locale, {
    style: "unit",
    unit: UNITS[power],
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
}
