import type { ExamplePlace } from './places.ts';

interface Course {
  readonly name: string;
  readonly shortName: string;
  readonly room?: ExamplePlace;
}

/** The courses of the school; each has one colour, the palette's in this order, in every class. */
export const courses = {
  english: { name: 'English', shortName: 'ENG' },
  maths: { name: 'Mathematics', shortName: 'MATH' },
  biology: { name: 'Biology', shortName: 'BIO', room: 'biology' },
  history: { name: 'History', shortName: 'HIST' },
  french: { name: 'French', shortName: 'FRE' },
  physics: { name: 'Physics', shortName: 'PHY', room: 'physics' },
  art: { name: 'Art', shortName: 'ART', room: 'art' },
  geography: { name: 'Geography', shortName: 'GEO' },
  spanish: { name: 'Spanish', shortName: 'SPA' },
  chemistry: { name: 'Chemistry', shortName: 'CHEM', room: 'chemistry' },
  computing: { name: 'Computing', shortName: 'COMP', room: 'computers' },
  ethics: { name: 'Ethics', shortName: 'ETH' },
  religion: { name: 'Religion', shortName: 'REL' },
  sport: { name: 'Physical Education', shortName: 'PE', room: 'gym' },
  science: { name: 'Science', shortName: 'SCI' },
  music: { name: 'Music', shortName: 'MUS', room: 'music' },
  advancedBiology: { name: 'Advanced Biology', shortName: 'BIO+', room: 'biology' },
  advancedPhysics: { name: 'Advanced Physics', shortName: 'PHY+', room: 'physics' },
  advancedChemistry: { name: 'Advanced Chemistry', shortName: 'CHE+', room: 'chemistry' },
  classHour: { name: 'Class Hour', shortName: 'HOUR' },
} as const satisfies Record<string, Course>;
export type CourseName = keyof typeof courses;
