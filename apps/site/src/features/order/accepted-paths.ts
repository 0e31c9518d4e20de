import type { AcceptedText, ConsentKind } from "@tour/api";

/** The kinds of consent by the last part of the page that shows what was accepted, as a site names its documents. */
export const acceptedKinds: Record<string, AcceptedText["kind"]> = {
  agreement: "agreement",
  privacy: "personal_data",
};

/** Where it is shown what a request's guest accepted; null of what is no document. */
export function acceptedPath(uuid: string, kind: ConsentKind): string | null {
  const name = Object.keys(acceptedKinds).find((one) => acceptedKinds[one] === kind);
  return name ? `/order/${uuid}/${name}` : null;
}
