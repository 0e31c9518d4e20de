-- Cards of tours show the organiser's logo as well as their name: what changes it changes the cards.
CREATE TRIGGER "organizers_note_logo" AFTER UPDATE OF "logo" ON "organizers"
FOR EACH ROW WHEN (OLD.logo::text IS DISTINCT FROM NEW.logo::text)
EXECUTE FUNCTION "note_shown_organizer"();
