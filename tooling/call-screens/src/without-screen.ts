/** The calls that no screen makes, each with the reason. */
export const withoutScreen: Readonly<Record<string, string>> = {
  changePreset:
    "A preset is put on together with its fields, by `updatePresetData`; the specification names the call.",
  validateBlock: "A draft is checked as it is saved; this is for programs that write blocks.",
  fontData: "The list of fonts has all of each; the specification names the call.",
  toursPage:
    "The marketplace searches by plain links; this is for an app that searches as one types.",
  validateSlug: "A tour's page follows an old slug by the tour's own call, without another one.",
  tourQuestion: "A tour's page has all of its questions; this is for a program that shows one.",
  tourProgram: "A tour's page has its whole programme; this is for a program that shows one day.",
  updateTouristsQuestionnaires: "Guests send answers with the tourist's form, by `addTourists`.",
};
