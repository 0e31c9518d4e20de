// What comes from files and goes into them, as far as others than the calls themselves ask for it.
export {
  importFields,
  importItemKinds,
  importItemStates,
  importPictureStates,
  importStates,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_PICTURES,
  MAX_IMPORT_ROWS,
  MAX_TOUR_PICTURES,
} from "./entities/tour-import.ts";
export type {
  ImportChange,
  ImportColumn,
  ImportField,
  ImportItem,
  ImportProblem,
  TourImport,
} from "./entities/tour-import.ts";
export {
  MAX_PROGRAMME_BYTES,
  MAX_PROGRAMME_CHARACTERS,
  MAX_PROGRAMME_DAYS,
  MAX_PROGRAMME_PASSAGES,
  MAX_PROGRAMME_PICTURES,
  programmeTextLimits,
} from "./entities/programme.ts";
export type {
  Programme,
  ProgrammeField,
  ProgrammeFinding,
  ProgrammePassage,
  ProgrammeRow,
} from "./entities/programme.ts";
