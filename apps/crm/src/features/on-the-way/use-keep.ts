import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useOrganizer } from "@tour/office/shell";
import { useToast } from "@tour/ui-kit/message";
import { keepDeed } from "../../offline/keep-deed.ts";
import type { WrittenDeed } from "../../offline/keep-deed.ts";
import type { UnsentDeed } from "../../offline/unsent-deed.ts";
import { wayTexts as texts } from "../../texts/on-the-way.ru.ts";

/** Keeps what was done, and goes back to where one sees how it fares. */
export function useKeep(mended: UnsentDeed | undefined): (deed: WrittenDeed) => Promise<void> {
  const queryClient = useQueryClient();
  const { organizer } = useOrganizer();
  const navigate = useNavigate();
  const toast = useToast();
  const organizerId = organizer.id;
  return async (deed) => {
    const way = await keepDeed(queryClient, { organizerId, mended }, deed);
    toast.show({ id: "on-the-way", text: way === "kept" ? texts.kept : texts.sentDirectly });
    await navigate({ to: "/$organizerId/on-the-way", params: { organizerId }, search: {} });
  };
}
