/** Mail services that most guests have theirs at. */
const known = [
  ...["gmail.com", "mail.ru", "yandex.ru", "ya.ru", "inbox.ru", "list.ru", "bk.ru", "internet.ru"],
  ...["rambler.ru", "icloud.com", "outlook.com", "hotmail.com", "yahoo.com", "proton.me"],
  // Others that look like one of these by chance.
  ...["mail.com", "email.com", "ymail.com", "hotmail.ru", "outlook.ru", "yandex.com", "yandex.by"],
];
/** Shorter names are like each other by a letter. */
const minLength = 7;

/**
 * The address that was probably meant: its service is one slip of a finger away from a known one. Null
 * for any other address.
 */
export function findMeantEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  const service = email.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(service)) return null;
  const meant = known.find((one) => one.length >= minLength && isOneSlipAway(service, one));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

/** Whether a letter is missing, added or another one, or two neighbours changed places. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [rest, meantRest] = [typed.slice(start), meant.slice(start)];
  return (
    rest === meantRest.slice(1) ||
    rest.slice(1) === meantRest ||
    rest.slice(1) === meantRest.slice(1) ||
    rest === `${meantRest[1]}${meantRest[0]}${meantRest.slice(2)}`
  );
}
