import type { ReactNode } from "react";
import { plural } from "../../format/plural.ts";
import { Difficulty } from "../../parts/difficulty/difficulty.tsx";
import { texts } from "../../texts/ru.ts";
import type { TourIntro } from "../select-intro.ts";
import styles from "./intro-facts.module.css";

interface IntroFactsProps {
  intro: TourIntro;
  className?: string;
}

const words = texts.tour;

/** What one asks first of a tour: how long, with how many people, how hard, from what age. */
export function IntroFacts({ intro, className }: IntroFactsProps) {
  return (
    <dl className={`${styles.facts} ${className ?? ""}`}>
      {listFacts(intro).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function listFacts(intro: TourIntro): [string, ReactNode][] {
  const { days, nights, groupFrom, groupTo, difficulty, minAge } = intro;
  const length = plural(days, texts.days);
  const facts: [string, ReactNode][] = [
    [
      words.duration,
      nights > 0 ? words.daysAndNights(length, plural(nights, words.nights)) : length,
    ],
  ];
  if (groupTo > 0) facts.push([words.group, groupWords(groupFrom, groupTo)]);
  if (words.difficulties[difficulty - 1]) {
    facts.push([words.difficulty, <Difficulty key="difficulty" step={difficulty} />]);
  }
  facts.push([words.age, minAge > 0 ? words.ageFrom(minAge) : words.anyAge]);
  return facts;
}

/** "4–8 человек", "до 8 человек": the noun agrees with the last number. */
function groupWords(from: number, to: number): string {
  const counted = plural(to, words.people);
  return from > 1 && from < to ? `${from}–${counted}` : words.upTo(counted);
}
