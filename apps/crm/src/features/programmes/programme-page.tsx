import { Link, getRouteApi } from "@tanstack/react-router";
import { Screen, ScreenHeader, screenBack, useOrganizer } from "@tour/office/shell";
import { ArrowLeft } from "lucide-react";
import { programmeTexts as texts } from "../../texts/programme.ru.ts";
import { ChooseDocument } from "./choosing/choose-document.tsx";
import { Unfinished } from "./choosing/unfinished.tsx";
import { OpenProgramme } from "./open-programme.tsx";
import styles from "./programmes.module.css";

const route = getRouteApi("/$organizerId/tours-area/tours/from-document");

/** Makes a tour of a document: it is chosen, looked through field by field, and becomes a tour. */
export function ProgrammePage() {
  const { organizer } = useOrganizer();
  const { id } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Screen width="wide" className={styles.page}>
      <Link to="/$organizerId/tours" params={{ organizerId: organizer.id }} className={screenBack}>
        <ArrowLeft size={18} aria-hidden />
        {texts.back}
      </Link>
      {id === undefined ? (
        <>
          <ScreenHeader title={texts.title} lead={texts.lead} />
          <ChooseDocument
            organizerId={organizer.id}
            opened={(read) => void navigate({ search: { id: read.id } })}
          />
          <Unfinished organizerId={organizer.id} />
        </>
      ) : (
        <OpenProgramme
          key={id}
          id={id}
          organizerId={organizer.id}
          left={() => void navigate({ search: {} })}
        />
      )}
    </Screen>
  );
}
