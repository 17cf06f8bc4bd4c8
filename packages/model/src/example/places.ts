/** The buildings of the example school. */
export const buildings = {
  main: 'Main Building',
  science: 'Science Wing',
  sports: 'Sports Hall',
} as const;
export type ExampleBuilding = keyof typeof buildings;

interface Place {
  /** Null for a room that is called by its number. */
  readonly name: string | null;
  readonly building: ExampleBuilding;
}

const numbers = [
  '101',
  '102',
  '103',
  '104',
  '105',
  '106',
  '107',
  '108',
  '201',
  '202',
  '203',
  '204',
  '205',
  '206',
  '207',
] as const;
type RoomNumber = (typeof numbers)[number];
const numbered = Object.fromEntries(
  numbers.map((number) => [number, { name: null, building: 'main' }]),
) as Record<RoomNumber, { readonly name: null; readonly building: 'main' }>;

/** The rooms of the example school: the home rooms of its classes, and those that have to be shared. */
export const places = {
  ...numbered,
  biology: { name: 'Biology Lab', building: 'science' },
  physics: { name: 'Physics Lab', building: 'science' },
  chemistry: { name: 'Chemistry Lab', building: 'science' },
  art: { name: 'Art Studio', building: 'main' },
  music: { name: 'Music Room', building: 'main' },
  computers: { name: 'Computer Room', building: 'science' },
  gym: { name: 'Gym', building: 'sports' },
} as const satisfies Record<string, Place>;
export type ExamplePlace = keyof typeof places;
export type NamedPlace = Exclude<ExamplePlace, RoomNumber>;

/** The teaching rooms that every class may use. */
export const sharedRooms: readonly ExamplePlace[] = ['201', '202', '203'];
