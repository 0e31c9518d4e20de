// Written by `pnpm generate` from Unicode CLDR 48.2.0; not to be edited.

/** Regions whose weeks do not begin on a Monday, by the day they begin on: 5 Friday to 7 Sunday. */
export const weekStarts: Readonly<Record<number, string>> = {
  5:
    "MV",
  6:
    "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY",
  7:
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
};
