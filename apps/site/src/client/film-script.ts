import { playFilms } from "@tour/blocks/play-films";

playFilms();
