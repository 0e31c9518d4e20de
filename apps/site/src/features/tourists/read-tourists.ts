import { askData } from "@tour/api";
import type { TouristsInfo } from "@tour/api";

/** Who travels as the server has it now; null while it can't be had. */
export const readTourists = (uuid: string): Promise<TouristsInfo | null> =>
  askData<TouristsInfo>(`/spa/tourists-info?uuid=${uuid}`).catch(() => null);
