// First of all, as in Storybook: the style sheet says in which order the layers stand.
import "@tour/blocks/styles.css";
