import type { TouristsInfo } from "@tour/api";

/** Who travels as the server has it now; null while it can't be had. */
export async function readTourists(uuid: string): Promise<TouristsInfo | null> {
  try {
    const answer = await fetch(`/spa/tourists-info?uuid=${uuid}`);
    const { data } = (await answer.json()) as { data?: TouristsInfo };
    return (answer.ok && data) || null;
  } catch {
    return null;
  }
}
