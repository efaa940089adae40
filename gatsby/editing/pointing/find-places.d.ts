import type { Place } from './places';

export function inOneLine(text: string): string;
export function picturesAt(address: string): string[];
export function findPlaces(
  places: readonly Place[],
  texts: readonly string[],
  around: { page?: string; link?: string },
): Place[];
