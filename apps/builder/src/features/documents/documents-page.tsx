import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { documentTypes } from "@tour/api";
import type { DocumentType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Message } from "@tour/ui-kit/message";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { client } from "@tour/office/api";
import { Screen, ScreenHeader, useOrganizer, screenChoice } from "@tour/office/shell";
import { PublishButton } from "../../publish/publish-button.tsx";
import { texts } from "../../texts/ru.ts";
import { ScreenDeeds } from "../../undo/screen-deeds.tsx";
import { useUndoneScreen } from "../../undo/use-undone-screen.ts";
import { DocumentForm } from "./document-form.tsx";

/** `/documents#policy` opens the policy. */
const typeOf = (hash: string) => documentTypes.find((type) => type === hash);

/** Agreement and policy. */
export function DocumentsPage() {
  const { organizer, isOwner } = useOrganizer();
  const undoing = useUndoneScreen(organizer.id, "documents");
  const hash = useLocation({ select: (location) => location.hash });
  const [followed, follow] = useState(hash);
  const [type, setType] = useState<DocumentType>(() => typeOf(hash) ?? "agreement");
  const [opened, setOpened] = useState<readonly DocumentType[]>([type]);
  const choose = (chosen: DocumentType) => {
    setType(chosen);
    setOpened([...new Set([...opened, chosen])]);
  };
  if (hash !== followed) {
    follow(hash);
    const named = typeOf(hash);
    if (named) choose(named);
  }
  return (
    <Screen>
      <ScreenHeader
        title={texts.documents.title}
        lead={texts.documents.lead}
        action={
          <ScreenDeeds undoing={undoing}>
            <PublishButton />
          </ScreenDeeds>
        }
      />
      {!isOwner && <Message>{texts.documents.ownersOnly}</Message>}
      <Segmented
        className={screenChoice}
        aria-label={texts.documents.title}
        options={documentTypes.map((value) => ({ value, label: texts.documents.type[value] }))}
        value={type}
        onValueChange={choose}
      />
      {opened.map((each) => (
        // What was typed in one document stays while the other one is looked at.
        <div key={each} hidden={each !== type}>
          <OpenDocument type={each} organizerId={organizer.id} isOwner={isOwner} />
        </div>
      ))}
    </Screen>
  );
}

interface OpenDocumentProps {
  type: DocumentType;
  organizerId: number;
  isOwner: boolean;
}

function OpenDocument({ type, organizerId, isOwner }: OpenDocumentProps) {
  const { data } = useSuspenseQuery(builderQueries.document(client, organizerId, type));
  return <DocumentForm draft={data} organizerId={organizerId} isOwner={isOwner} />;
}
