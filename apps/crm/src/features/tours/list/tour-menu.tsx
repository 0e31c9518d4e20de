import { useNavigate } from "@tanstack/react-router";
import type { TourListRow } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { IconButton } from "@tour/ui-kit/button";
import { DropdownMenu, MenuItem, MenuSeparator } from "@tour/ui-kit/dropdown";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { tourListTexts as texts } from "../../../texts/tour-list.ru.ts";
import { ArchiveDialog } from "../archive-dialog.tsx";
import { RemoveDialog } from "../remove-dialog.tsx";
import { useTourActions } from "../use-tour-actions.ts";
import styles from "./tour-list.module.css";

/** What is done with a tour of the list as a whole. */
export function TourMenu({ tour, organizerId }: { tour: TourListRow; organizerId: number }) {
  const { id, title, is_archived: isArchived, next_start_date: next } = tour;
  const navigate = useNavigate();
  const { show, copy, remove } = useTourActions(organizerId);
  const [isArchiving, setArchiving] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const makeCopy = () =>
    copy.mutate(id, {
      onSuccess: ({ data }) =>
        void navigate({
          to: "/$organizerId/tours/$tourId",
          params: { organizerId, tourId: data.id },
          search: { section: "main" },
        }),
    });
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            className={styles.menu}
            label={texts.actions(title)}
            loading={copy.isPending || show.isPending}
          >
            <EllipsisVertical size={18} />
          </IconButton>
        }
      >
        <MenuItem to={`/${organizerId}/tours/${id}`}>{texts.open}</MenuItem>
        <MenuItem to={`/${organizerId}/departures?tour=${id}`}>{texts.showDates}</MenuItem>
        <MenuItem onSelect={makeCopy}>{texts.copy}</MenuItem>
        <MenuSeparator />
        {isArchived ? (
          <>
            <MenuItem onSelect={() => show.mutate({ id, isShown: true })}>{texts.restore}</MenuItem>
            <MenuItem onSelect={() => setRemoving(true)}>{texts.remove}</MenuItem>
          </>
        ) : (
          <MenuItem onSelect={() => setArchiving(true)}>{texts.archive}</MenuItem>
        )}
      </DropdownMenu>
      {isRemoving && (
        <RemoveDialog
          title={title}
          isBusy={remove.isPending}
          close={() => setRemoving(false)}
          remove={() => remove.mutate({ id, title }, { onSettled: () => setRemoving(false) })}
        />
      )}
      {isArchiving && (
        <ArchiveDialog
          title={title}
          next={next && formatDate(next)}
          isBusy={show.isPending}
          close={() => setArchiving(false)}
          archive={() =>
            show.mutate({ id, isShown: false }, { onSettled: () => setArchiving(false) })
          }
        />
      )}
    </>
  );
}
