export { Rating, RATING_MAX, type RatingProps } from "./rating.tsx";
export { RatingInput, type RatingInputProps } from "./rating-input.tsx";
