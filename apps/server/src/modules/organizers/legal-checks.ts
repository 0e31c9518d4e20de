import type { OrganizerPublic, OrganizerVerification } from "@tour/api";

type Legal = OrganizerPublic["legal"];
type Check = OrganizerVerification["checks"]["inn"];

/** Digits that the numbers of a legal form have; the self-employed have no OGRN. */
const numberLengths = {
  company: { inn: 10, ogrn: 13 },
  entrepreneur: { inn: 12, ogrn: 15 },
  self_employed: { inn: 12, ogrn: 0 },
} as const;

/** What an organiser's legal data lacks. Numbers are checked by their own check digits. */
export function checkLegal(legal: Legal): OrganizerVerification["checks"] {
  const lengths = legal.form ? numberLengths[legal.form] : undefined;
  const hasLength = (text: string, length: number | undefined) =>
    length === undefined || text.length === length;
  const hasNoOgrn = legal.form === "self_employed" && legal.ogrn.trim() === "";
  return {
    form: legal.form ? "ok" : "missing",
    name: legal.name.trim() === "" ? "missing" : "ok",
    inn: checkNumber(legal.inn, (text) => hasLength(text, lengths?.inn) && isInn(text)),
    ogrn: hasNoOgrn
      ? "ok"
      : checkNumber(legal.ogrn, (text) => hasLength(text, lengths?.ogrn) && isOgrn(text)),
    registry_number: checkNumber(legal.registry_number, isRegistryNumber),
  };
}

/** As it is typed, with spaces perhaps. */
const toCompact = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** The digits of a tax number; null for what is none. */
export function readInn(text: string): string | null {
  const compact = toCompact(text);
  return isInn(compact) ? compact : null;
}

function checkNumber(text: string, isRight: (compact: string) => boolean): Check {
  const compact = toCompact(text);
  if (compact === "") return "missing";
  return isRight(compact) ? "ok" : "wrong";
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** The tax number: 10 digits of an organisation, 12 of a person; the last ones check the others. */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text)) return false;
  const digits = [...text].map(Number);
  return text.length === 10
    ? digits[9] === innDigit(digits.slice(0, 9))
    : digits[10] === innDigit(digits.slice(0, 10)) && digits[11] === innDigit(digits.slice(0, 11));
}

function innDigit(digits: number[]): number {
  const weights = innWeights.slice(innWeights.length - digits.length);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0);
  return (sum % 11) % 10;
}

/** The state register's number: 13 digits of an organisation, 15 of an entrepreneur. */
export function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(text)) return false;
  const divisor = BigInt(text.length - 2);
  const rest = BigInt(text.slice(0, -1)) % divisor;
  return Number(rest % 10n) === Number(text.at(-1));
}

/** The number in the register of tour operators, such as РТО 012345 or В009-00161-77/01234567. */
function isRegistryNumber(text: string): boolean {
  return /^(?:РТО|МТ\d|МВТ|ВНТ)№?\d{5,7}$/iu.test(text) || /^В\d{3}\d{5}\d{2}\/\d{8}$/iu.test(text);
}
