import { Link, getRouteApi } from "@tanstack/react-router";
import { Screen, ScreenHeader, screenBack, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { ArrowLeft } from "lucide-react";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import { ChooseFile } from "./choose-file.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import styles from "./imports.module.css";
import { OpenImport } from "./open-import.tsx";
import { useReadFile } from "./use-read-file.ts";

const route = getRouteApi("/$organizerId/tours-area/tours/import");

/** Reads tours from a file: it is chosen, looked at, written, and taken back. */
export function ImportPage() {
  const { organizer } = useOrganizer();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { file, ...reading } = useReadFile(
    organizer.id,
    ({ id }) => void navigate({ search: { id } }),
  );
  return (
    <Screen width="wide" className={styles.page}>
      <Link to="/$organizerId/tours" params={{ organizerId: organizer.id }} className={screenBack}>
        <ArrowLeft size={18} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader
        title={texts.title}
        lead={texts.lead}
        action={
          search.id !== undefined && (
            <Button variant="secondary" onClick={() => void navigate({ search: {} })}>
              {texts.another}
            </Button>
          )
        }
      />
      {search.id === undefined ? (
        <>
          <ChooseFile {...reading} />
          <EarlierImports organizerId={organizer.id} />
        </>
      ) : (
        <OpenImport
          key={search.id}
          id={search.id}
          organizerId={organizer.id}
          search={search}
          change={(next) => void navigate({ search: next, replace: true })}
          reread={file && ((columns) => reading.read(file, columns))}
          uploads={reading.uploads}
        />
      )}
    </Screen>
  );
}
