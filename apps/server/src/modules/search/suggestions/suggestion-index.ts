import type { FoundName } from "./found-name.ts";
import { Bitset } from "../bitset.ts";
import { nameKinds } from "../tour-facts.ts";
import type { NameKind, TourFacts } from "../tour-facts.ts";
import { splitWords } from "../../../platform/text/split-words.ts";
import { VersionCache } from "../version-cache.ts";
import { isHollow } from "../../../platform/text/word-keys.ts";
import { phoneticKey } from "./phonetic-key.ts";
import { PopularSlots } from "./popular-slots.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A name that can be suggested, and the slots in the tour index of the tours that have it. */
export interface SuggestedName {
  kind: NameKind;
  name: string;
  words: number[];
  tours: Bitset;
}

/** Names and titles by the words in them, as they sound. */
export class SuggestionIndex {
  readonly vocabulary = new Vocabulary();
  /** What was suggested to what was asked. */
  readonly known = new VersionCache<FoundName[]>();
  /** By the number of a word. */
  readonly namesOf: SuggestedName[][] = [];
  /** Slots of the tours that have the word in their titles, by the number of the word. */
  readonly titlesOf: number[][] = [];
  /** Numbers of the words in the title of the tour at a slot. */
  readonly titleWords: number[][] = [];
  readonly popular = new PopularSlots();
  readonly #names = new Map<NameKind, Map<string, SuggestedName>>(
    nameKinds.map((kind) => [kind, new Map()]),
  );
  /** A marketplace is written with a few thousand words: none is folded twice. */
  readonly #idsOfWritten = new Map<string, number | null>();
  /** How a word is written, by its number: the first spelling that was met. */
  readonly #spellings: string[] = [];

  spellingOf(word: number): string | undefined {
    return this.#spellings[word];
  }

  /** Learns of a tour at a slot of the tour index, and unlearns what it was before. */
  put(slot: number, facts: TourFacts, before: TourFacts | undefined): void {
    if (before) this.#forgetNames(slot, before);
    for (const kind of nameKinds) {
      for (const name of facts.names[kind]) this.#nameOf(kind, name).tours.add(slot);
    }
    this.popular.put(slot, facts.reviewsCount);
    if (before?.title === facts.title) return;
    this.#forgetTitle(slot);
    const words = this.#learn(facts.title);
    this.titleWords[slot] = words;
    for (const word of words) (this.titlesOf[word] ??= []).push(slot);
  }

  remove(slot: number, before: TourFacts): void {
    this.#forgetNames(slot, before);
    this.#forgetTitle(slot);
  }

  #nameOf(kind: NameKind, name: string): SuggestedName {
    const ofKind = this.#names.get(kind)!;
    let known = ofKind.get(name);
    if (!known) {
      known = { kind, name, words: this.#learn(name), tours: new Bitset() };
      ofKind.set(name, known);
      for (const word of new Set(known.words)) (this.namesOf[word] ??= []).push(known);
    }
    return known;
  }

  #learn(text: string): number[] {
    const ids = splitWords(text).flatMap((written) => this.#idOf(written) ?? []);
    return [...new Set(ids)];
  }

  /** The number of a word by how it is written; null for one that says nothing. */
  #idOf(written: string): number | null {
    const known = this.#idsOfWritten.get(written);
    if (known !== undefined) return known;
    const folded = isHollow(written) ? "" : phoneticKey(written);
    const id = folded ? this.vocabulary.idOf(folded) : null;
    if (id !== null) this.#spellings[id] ??= written;
    this.#idsOfWritten.set(written, id);
    return id;
  }

  #forgetNames(slot: number, before: TourFacts): void {
    for (const kind of nameKinds) {
      for (const name of before.names[kind]) this.#names.get(kind)!.get(name)?.tours.delete(slot);
    }
  }

  #forgetTitle(slot: number): void {
    for (const word of this.titleWords[slot] ?? []) {
      this.titlesOf[word] = (this.titlesOf[word] ?? []).filter((one) => one !== slot);
    }
    this.titleWords[slot] = [];
  }
}
