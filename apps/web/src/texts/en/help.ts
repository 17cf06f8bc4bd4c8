/**
 * The help dialogs, loaded when the first one is opened. Section titles are unique over all of them, so that a
 * reader who remembers one finds it again.
 */
export const help = {
  setup: {
    title: 'Help: Schedule Structure',
    intro: 'Begin here. The structure says on which days and at which times your school can have lessons.',
    sections: {
      build: {
        title: 'Building your week',
        body: 'Say how many periods a day has, how long they are and when the first one starts. The preview beside it shows every bell. You can change each period afterwards, for example to make room for lunch.',
      },
      cells: {
        title: 'Hours without school',
        body: 'Each box of the table is one period of one day. Click a box to say that there is no school then, and click again to take it back. Hold the mouse button down to do several. With the keyboard, move with the arrows and press Space.',
      },
      headers: {
        title: 'Renaming days and moving bells',
        body: 'Click the name of a day or of a period to change it. When you make a period longer, you can let those after it move along.',
      },
      last: {
        title: 'Adding and deleting days or periods',
        body: 'The plus buttons add a day or a period at the end. Only the last one can be deleted. A day is deleted from all structures.',
      },
      several: {
        title: 'Several bell times in one school',
        body: 'If, say, the lower school rings at other times than the upper school, switch on Multiple structures and give each its own. Every class then follows one of them.',
      },
      options: {
        title: 'What else your school uses',
        body: 'Switch on Classrooms when the schedule should also look after rooms, and Class divisions when classes split into groups, for example for languages.',
      },
      wrong: {
        title: 'When something went wrong',
        body: 'Undo at the top right takes back your last steps, also deletions. The version history brings back the school as it was on another day.',
      },
    },
  },
  classrooms: {
    title: 'Help: Classrooms',
    intro: 'List the rooms that matter for the schedule. Rooms that are never short can be left out.',
    sections: {
      which: {
        title: 'Which rooms to enter',
        body: 'Enter rooms that several classes share: gym, laboratories, music room. A class that always stays in its own room needs none, unless you want it printed.',
      },
      use: {
        title: 'Giving lessons a room',
        body: 'A subject can have one fixed classroom, or several that would do. Of several, the solver picks one that is free.',
      },
      closed: {
        title: 'Times when a room is taken',
        body: 'Open the calendar of the room and block the periods in which others use it. No lesson is put there.',
      },
      deleteRoom: {
        title: 'Deleting a room',
        body: 'The subjects and lessons that used it stay, without a room.',
      },
    },
  },
  classes: {
    title: 'Help: Classes',
    intro: 'A class is a group of students who follow the same lessons, such as 9A.',
    sections: {
      add: {
        title: 'Entering your classes',
        body: 'Add each class with its name. If you have them in a table, import it instead of typing. Duplicate makes a second class like the first.',
      },
      time: {
        title: 'Enough periods for all lessons',
        body: 'Beside each class stands how many periods its lessons take and how many there are. When they do not fit, a warning names the class: take lessons out or add periods.',
      },
      calendar: {
        title: 'Times when a class has no lessons',
        body: 'Open the calendar of the class and block periods, for example an afternoon off. A click on a day or a period does the whole column or row.',
      },
      divisions: {
        title: 'Classes that split into groups',
        body: 'Switch on Class divisions on the Schedule Structure screen. Then divide the class, for example by language into French and Spanish. Subjects of different tracks can be taught at the same time.',
      },
      deleteClass: {
        title: 'Deleting a class',
        body: 'Subjects that only this class has are deleted with it. Undo brings everything back.',
      },
    },
  },
  teachers: {
    title: 'Help: Teachers',
    intro: 'Enter everybody who teaches, what they teach and when they can come.',
    sections: {
      addTeachers: {
        title: 'Entering your teachers',
        body: 'Add each teacher with the name that the schedule shall show. You can also paste or import a list.',
      },
      subjectsOf: {
        title: 'Who teaches what',
        body: 'Choose the subjects on the card of the teacher, or the teachers on the card of the subject. Both are the same.',
      },
      available: {
        title: 'When a teacher can work',
        body: 'In the calendar, click a period once for “prefers not to work” and twice for “cannot work”. The solver never uses the second and avoids the first where it can.',
      },
      limits: {
        title: 'Limits for one teacher',
        body: 'A teacher can have a largest number of days, a largest or smallest number of lessons a day, and breaks.',
      },
      enough: {
        title: 'A teacher with too many lessons',
        body: 'A warning tells you when a teacher has more lessons than free periods. Open more periods or share the lessons with a colleague.',
      },
    },
  },
  subjects: {
    title: 'Help: Subjects',
    intro: 'A subject says which class learns what from whom, and how often. Its lessons fill the schedule.',
    sections: {
      addSubjects: {
        title: 'One subject for each class',
        body: 'Mathematics of 9A and Mathematics of 9B are two subjects. Choose several classes in one subject only when they sit together in one lesson.',
      },
      lessons: {
        title: 'Lessons and their length',
        body: 'Add one lesson for each time it is taught in a week. A double period is one lesson of length 2. Decide the number before you save; later, lessons are changed under View lessons.',
      },
      spread: {
        title: 'Spreading lessons over the week',
        body: 'Lesson spread says how many may fall on one day. The usual choice is no more than one per day.',
      },
      rooms: {
        title: 'Where it is taught',
        body: 'If your school uses classrooms, choose one that is fixed, or all that would do.',
      },
      rules: {
        title: 'Special wishes for a subject',
        body: 'With Edit constraints you can say, for example, that PE is not in the first period, or that a test is not on the day after.',
      },
    },
  },
  schedule: {
    title: 'Help: Schedule',
    intro: 'Here the lessons get their times, and you look at the result from all sides.',
    sections: {
      check: {
        title: 'Checking before you generate',
        body: 'Validate Schedule looks for things that can never work, such as a teacher with more lessons than hours, and names them.',
      },
      generate: {
        title: 'Generating a schedule',
        body: 'Generate Schedule looks for a time for every lesson. You see how far it is and can cancel at any moment. Nothing is replaced until you look at the result and take it.',
      },
      noSchedule: {
        title: 'When there is no schedule',
        body: 'You then read which rules contradict each other. Loosen one of them. Solve Anyways shows the best that can be had when rules may be broken.',
      },
      staging: {
        title: 'Lessons without a time',
        body: 'They wait in the staging area on the right. “Move lessons to staging area” in the menu takes all out of the schedule again, except locked ones.',
      },
      lock: {
        title: 'Keeping what is good',
        body: 'A locked lesson keeps its time and its room when you generate again.',
      },
      views: {
        title: 'Looking at it from all sides',
        body: 'The tabs show the same schedule by class, by teacher and by room. The filter shows only those that you choose.',
      },
    },
  },
};
