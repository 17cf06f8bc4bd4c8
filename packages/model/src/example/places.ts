/** The rooms of the example school: those that have to be shared, and the home rooms of the youngest. */
export const places = {
  '101': 'Room 101',
  '102': 'Room 102',
  '103': 'Room 103',
  '104': 'Room 104',
  '201': 'Room 201',
  '202': 'Room 202',
  '203': 'Room 203',
  biology: 'Biology Lab',
  physics: 'Physics Lab',
  chemistry: 'Chemistry Lab',
  art: 'Art Studio',
  music: 'Music Room',
  computers: 'Computer Room',
  gym: 'Gym',
} as const;
export type ExamplePlace = keyof typeof places;

/** The teaching rooms that every class may use. */
export const sharedRooms: readonly ExamplePlace[] = ['201', '202', '203'];
