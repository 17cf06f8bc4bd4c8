const names = (item: string, list: readonly string[]): string =>
  list.map((name) => `<${item}><Name>${name}</Name></${item}>`).join('');

const activities = Array.from({ length: 12 }, (_, index) => {
  const [teacher, students] =
    [
      ['Ada', '5A'],
      ['Bo', '5B'],
      ['Ada', '5B'],
      ['Bo', '5A'],
    ][index % 4] ?? [];
  return `<Activity><Teacher>${teacher}</Teacher><Subject>Maths</Subject><Students>${students}</Students>
    <Duration>1</Duration><Total_Duration>1</Total_Duration><Id>${index + 1}</Id><Activity_Group_Id>0</Activity_Group_Id>
    <Active>true</Active></Activity>`;
}).join('\n');

/** A FET file with two classes, two teachers and twelve lessons that any search places at once. */
export const smallSchool = `<?xml version="1.0" encoding="UTF-8"?>
<fet version="6.8.5">
<Institution_Name>Small school</Institution_Name>
<Days_List>${names('Day', ['Mon', 'Tue', 'Wed'])}</Days_List>
<Hours_List>${names('Hour', ['1', '2', '3', '4'])}</Hours_List>
<Subjects_List>${names('Subject', ['Maths'])}</Subjects_List>
<Teachers_List>${names('Teacher', ['Ada', 'Bo'])}</Teachers_List>
<Students_List>${names('Year', ['5A', '5B'])}</Students_List>
<Activities_List>${activities}</Activities_List>
<Time_Constraints_List></Time_Constraints_List>
<Space_Constraints_List></Space_Constraints_List>
</fet>
`;
