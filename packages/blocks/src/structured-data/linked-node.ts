/** What a property of a node may hold; empty values are left out of the page. */
export type LinkedValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | LinkedNode
  | readonly LinkedValue[];

/**
 * What is said of one thing in schema.org's words. Nodes with the same `@id` are about the same
 * thing: each block says what it shows of it, and the page joins what they say.
 */
export interface LinkedNode {
  "@id"?: string;
  [property: string]: LinkedValue;
}
