import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { useRef } from "react";
import { texts } from "../../texts/ru.ts";
import { siteSettingQueries } from "./site-setting-queries.ts";
import { idOf, useSettingDeeds } from "./use-setting-deeds.ts";

/**
 * A picture of the settings, kept as soon as it is chosen. Where somebody else has chosen another one
 * since the choice began, theirs stays and is shown, and that is said.
 */
export function useChosenPicture(
  organizerId: number,
  name: "favicon" | "share_image_file_id",
  url: string | undefined,
) {
  const queryClient = useQueryClient();
  const keep = useSettingDeeds(organizerId);
  const shown = idOf(url) ?? null;
  /** What was there when the library was opened. */
  const begun = useRef<string | null>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ id, was }: { id: string | null; was: string | null }) =>
      keep({ [name]: id }, { [name]: was }),
    onError: async () => {
      const { words, favicon } = siteSettingQueries;
      const { queryKey } = name === "favicon" ? favicon(organizerId) : words(organizerId);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const isOvertaken = error instanceof ApiError && error.status === 409;
  return {
    isPending,
    problem: error && (isOvertaken ? texts.settings.pictureOvertaken : describeFailure(error)),
    /** Takes a picture, or none, for the one that is shown. */
    change: (id: string | null) => mutate({ id, was: shown }),
    beginChoice: () => {
      begun.current = shown;
    },
    /** Takes a picture for the one that was shown when the choice began. */
    endChoice: (id: string) => mutate({ id, was: begun.current }),
  };
}
