import type { EditedDeparture } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Table } from "@tour/ui-kit/table";
import { useMemo, useState } from "react";
import { useOrganizer } from "@tour/office/shell";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import { ChangeManyDialog } from "../change-many/change-many-dialog.tsx";
import { listColumns } from "./date-columns.tsx";
import styles from "./date-list.module.css";
import { useDateTable } from "./use-date-table.ts";
import type { ViewProps } from "./view-props.ts";

const readKey = ({ id }: EditedDeparture) => id;

/** All dates under each other; several can be chosen and changed at once. */
export function DateList({ shown }: ViewProps) {
  const { may } = useOrganizer();
  const { departures, tours, today } = shown;
  const [isChanging, setChanging] = useState(false);
  const columns = useMemo(() => listColumns(tours, today), [tours, today]);
  const table = useDateTable(departures, tours);
  const count = table.chosen.length;
  return (
    <div className={styles.list} onClickCapture={table.noteShift}>
      <Table
        {...table.props}
        className={styles.table}
        aria-label={texts.caption}
        columns={columns}
        rows={table.rows}
        getRowKey={readKey}
        selectable={may("manager")}
      />
      {count > 0 && (
        <div className={styles.chosen} role="region" aria-label={texts.many.chosen(count)}>
          <strong>{texts.many.chosen(count)}</strong>
          <span className={styles.actions}>
            <Button size="s" onClick={() => setChanging(true)}>
              {texts.many.change}
            </Button>
            <Button size="s" variant="ghost" onClick={table.clear}>
              {texts.many.clear}
            </Button>
          </span>
        </div>
      )}
      {isChanging && (
        <ChangeManyDialog
          departures={table.chosen}
          tours={tours}
          today={today}
          close={() => setChanging(false)}
          done={() => {
            setChanging(false);
            table.clear();
          }}
        />
      )}
    </div>
  );
}
