/** A part of a tour's page that its bar leads to. */
export interface PagePlace {
  anchor: string;
  label: string;
}
