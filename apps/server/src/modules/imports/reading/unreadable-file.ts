/** A file of which nothing can be made; its message is for whoever chose it. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
