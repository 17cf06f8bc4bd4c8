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
        body: 'Enter how many periods a day has, how long they are and when the first one starts, and add the breaks of the day, for example 20 minutes after period 2. The preview shows when each period starts and ends. Later, point between two periods to insert a break there, or click a break to change it.',
      },
      cells: {
        title: 'Hours without school',
        body: 'Each cell of the table is one period of one day. Click a cell if there is no school then, and click it again to undo that. Hold the mouse button down to change several cells. With the keyboard, move with the arrow keys and press Space.',
      },
      headers: {
        title: 'Renaming days and changing times',
        body: 'Click the name of a day or of a period to change it. When you make a period longer, the periods after it move along unless you switch that off. Type times as 8:05 or 805.',
      },
      last: {
        title: 'Adding and deleting days or periods',
        body: 'The plus buttons add a day or a period at the end. Only the last one can be deleted. A day is deleted from all structures.',
      },
      several: {
        title: 'Different period times in one school',
        body: 'If, for example, the lower school has other period times than the upper school, switch on Multiple structures and build one for each. Every class then belongs to one of them.',
      },
      options: {
        title: 'Optional features',
        body: 'Switch on Classrooms if the schedule should also assign classrooms, and Class divisions if classes split into groups, for example for languages.',
      },
      wrong: {
        title: 'If something went wrong',
        body: 'Undo at the top right reverses your last steps, including deletions. The version history restores your school as it was earlier.',
      },
    },
  },
  classrooms: {
    title: 'Help: Classrooms',
    intro:
      'List the classrooms that matter for the schedule. You can leave out classrooms that are always available.',
    sections: {
      which: {
        title: 'Which classrooms to enter',
        body: 'Enter classrooms that several classes share: gym, laboratories, music room. For the home room of a class, enter it too and choose it on the card of the class. With buildings you can filter the list.',
      },
      use: {
        title: 'Assigning classrooms to lessons',
        body: 'A subject can have one fixed classroom or several suitable ones. Of several, the solver chooses one that is free. Lessons without either are in the home room of their class, if it is the only one and has no other lesson at the same time.',
      },
      closed: {
        title: 'Times when a classroom is not available',
        body: 'Open the calendar of the classroom and block the periods in which others use it. No lesson is placed there.',
      },
      deleteRoom: {
        title: 'Deleting a classroom',
        body: 'The subjects and lessons that used it stay, without a classroom.',
      },
    },
  },
  classes: {
    title: 'Help: Classes',
    intro: 'A class is a group of students who follow the same lessons, such as 9A.',
    sections: {
      add: {
        title: 'Entering your classes',
        body: 'Add each class with its name. If you have them in a table, import it instead of typing. Duplicate creates a copy of a class.',
      },
      time: {
        title: 'Enough periods for all lessons',
        body: 'Each class shows how many periods its lessons take and how many are available. If they do not fit, a warning names the class: remove lessons or add periods.',
      },
      calendar: {
        title: 'Times when a class has no lessons',
        body: 'Open the calendar of the class and block periods, for example an afternoon off. A click on a day or a period changes the whole column or row.',
      },
      divisions: {
        title: 'Classes that split into groups',
        body: 'Switch on Class divisions on the Schedule Structure screen. Then divide the class, for example by language into French and Spanish. Subjects of different tracks can be taught at the same time.',
      },
      deleteClass: {
        title: 'Deleting a class',
        body: 'Subjects that only this class has are deleted with it. Undo restores everything.',
      },
    },
  },
  teachers: {
    title: 'Help: Teachers',
    intro: 'Enter everyone who teaches, what they teach and when they are available.',
    sections: {
      addTeachers: {
        title: 'Entering your teachers',
        body: 'Add each teacher with the name that the schedule should show. Where space is short, it shows the short name: your own, or initials. With the periods a week by contract, Home, in the menu of your account, shows whose lessons are more or fewer. You can also paste or import a list.',
      },
      subjectsOf: {
        title: 'Who teaches what',
        body: 'Choose the subjects on the card of the teacher, or the teachers on the card of the subject. Both have the same effect.',
      },
      available: {
        title: 'When a teacher can work',
        body: 'In the calendar, click a period once for “prefers not to work” and twice for “cannot work”. The solver never uses the second and avoids the first where it can.',
      },
      leaves: {
        title: 'When a teacher leaves or is ill',
        body: '“Hand over lessons” in the menu of the teacher gives all or some of the lessons to a colleague. They keep their times where the colleague is free; the others are listed with the reason before anything changes. You choose whether these lose their place or stay with the teacher.',
      },
      limits: {
        title: 'Limits for one teacher',
        body: 'You can limit the days and the lessons per day of a teacher, and plan breaks.',
      },
      enough: {
        title: 'A teacher with too many lessons',
        body: 'A warning appears if a teacher has more lessons than available periods. Make more periods available, or give lessons to a colleague.',
      },
    },
  },
  subjects: {
    title: 'Help: Subjects',
    intro: 'A subject says which class is taught what, by whom and how often. Its lessons fill the schedule.',
    sections: {
      addSubjects: {
        title: 'One subject for each class',
        body: 'Mathematics of 9A and Mathematics of 9B are two subjects. If you choose several classes, say if each has its own lessons, which makes one subject for each, or if they sit together in the same lessons. Subjects that have one name already are joined in the form of one of them, or by editing several at once.',
      },
      matrix: {
        title: 'All subjects in one table',
        body: 'Matrix shows the lessons per week of each subject and class. Type 4 into a cell, or 2+1+1 with a double period, then Tab. 4 Kelly also sets the teacher, 4 +7B joins class 7B. Drag over cells and press Ctrl+R or Ctrl+D to fill them, or paste a block from your spreadsheet.',
      },
      lessons: {
        title: 'Lessons and their length',
        body: 'Add one lesson for each time it is taught in a week. A double period is one lesson of length 2. Change the number whenever you like, also for several subjects at once. Room, length, teachers and lock of single lessons, one or several at once, are under View lessons.',
      },
      spread: {
        title: 'Spreading lessons over the week',
        body: 'Lesson spread says how many lessons may be on one day. The usual choice is no more than one per day.',
      },
      rooms: {
        title: 'Where it is taught',
        body: 'If your school uses classrooms, choose one fixed classroom or all that are suitable.',
      },
      rules: {
        title: 'Constraints of a subject',
        body: 'With Edit constraints you can say, for example, that PE is not in the first period, or that a test is not on the day after.',
      },
    },
  },
  constraints: {
    title: 'Help: Constraints',
    intro:
      'Every rule of your school in one place: read it as a sentence, change it, and see if the draft keeps it.',
    sections: {
      add: {
        title: 'Finding the right constraint',
        body: 'Click Add constraint and type what you want, for example gap, free day, double or same time. Choose the sentence that fits, choose whom it is for and set its numbers. A constraint can be for one item, for several, or for all with exceptions.',
      },
      sentence: {
        title: 'Changing a constraint',
        body: 'Click its sentence. The switch on the right makes it have no effect without deleting it. Copy gives the same constraint to others; those that have it already are skipped. Take from an older version or a file, below the list of Add constraint, brings constraints and calendars of items with the same names.',
      },
      weight: {
        title: 'Hard constraints and weights',
        body: 'A hard constraint must be kept by every schedule. To make constraints soft, click the sliders at the top right and switch on the weights of their category: then each can have a weight of 1 to 5.',
      },
      badges: {
        title: 'Red and orange numbers',
        body: 'A red number counts hard constraints that are broken or part of a conflict, an orange one soft constraints that are not met. A constraint for all counts once. Show errors from chooses if they come from your current draft or from the conflicts of the last run. Overview lists what costs most, has no effect or cannot be kept.',
      },
      calendars: {
        title: 'Availability of everyone at once',
        body: 'In Teachers, Classes and Classrooms each cell shows how many are closed then. Click a cell or drag over several, and change the states in the pane, for one or for all.',
      },
      tracks: {
        title: 'Constraints from class divisions',
        body: 'Divisions of classes make constraints by themselves. Show Track Constraints lists them, one line for each division. They are changed on the Class page.',
      },
    },
  },
  export: {
    title: 'Help: Export Schedule',
    intro: 'Print the finished schedule, or take it along as a PDF, Excel or other file.',
    sections: {
      exportChoose: {
        title: 'What to export',
        body: 'Individual Schedules are one page for each class, teacher and classroom that you choose; teachers and classrooms without a lesson are left out unless wanted. Day Schedules show all classes on one day, the Global Schedule the whole week, also as a poster. Early and late periods that nobody uses are left out once all lessons are placed.',
      },
      exportPdf: {
        title: 'Printing and PDF',
        body: 'Export to PDF opens the pages in a window with a Print button. Download PDF makes the same pages as a file with a bookmark for each schedule.',
      },
      exportExcel: {
        title: 'Excel',
        body: 'The workbook has a sheet for each schedule, and a last one with all lessons that you can filter.',
      },
      exportKept: {
        title: 'Settings and versions',
        body: 'The settings are kept with your school. Each export saves a version, so you can always return to what you have printed.',
      },
    },
  },
  publish: {
    title: 'Help: Publish',
    intro: 'Make the finished schedule readable for pupils, parents and teachers.',
    sections: {
      publishShows: {
        title: 'What the page shows',
        body: 'Choose whether teachers are shown by their full names, by initials or not at all, and whether rooms are shown. Initials are your short names, but never one from which a name can be read. Nothing else is published: no e-mail addresses and no constraints. Lessons without a place are not on the page.',
      },
      publishLink: {
        title: 'Who can read the page',
        body: 'Everyone who has the link; search engines do not list it. Under Link and password you can set a password or a last day, make a new link, which ends the old one, or stop publishing.',
      },
      publishLater: {
        title: 'A new schedule from a later date',
        body: 'Choose From a later date when you publish the new version. Until then readers see the present schedule, with a note of what will change for them. This needs the school year of the Schedule Structure screen.',
      },
      publishCalendars: {
        title: 'Calendars on phones and computers',
        body: 'The page of each class, teacher and room has a link to its calendar. A calendar that is subscribed by it follows later changes by itself. Its dates come from the school year.',
      },
      publishMails: {
        title: 'Sending teachers their schedules',
        body: 'Teachers with an e-mail address can get their own schedule as a PDF file and a link to their calendar. You see who gets an e-mail before any is sent. After a newer version only those whose schedule has changed get one.',
      },
    },
  },
  schedule: {
    title: 'Help: Schedule',
    intro: 'Here the lessons get their times, and you view the result.',
    sections: {
      check: {
        title: 'Checking before you generate',
        body: 'Validate Schedule looks for problems that make a schedule impossible, such as a teacher with more lessons than available periods.',
      },
      generate: {
        title: 'Generating a schedule',
        body: 'Generate Schedule looks for a time for every lesson. You see the best schedule so far and can stop at any time, to use it or to drop it. Nothing is replaced until you take the result. Where most lessons have a place already, it first asks how much may change.',
      },
      noSchedule: {
        title: 'If no schedule is possible',
        body: 'You then see which constraints contradict each other. Loosen one of them. Solve Anyways finds the best schedule if constraints may be broken.',
      },
      staging: {
        title: 'Lessons without a time',
        body: 'They are in the staging area on the right. “Move lessons to staging area” in the menu removes all lessons from the schedule, except locked ones.',
      },
      lock: {
        title: 'Keeping good placements',
        body: 'A locked lesson keeps its time and its classroom when you generate again.',
      },
      rooms: {
        title: 'Changing a classroom',
        body: 'Right-click a lesson and choose “Change classroom”. The free classrooms come first. Where a classroom is taken, the two lessons can swap theirs if each may have the other one; their times stay.',
      },
      views: {
        title: 'Viewing by class, teacher and classroom',
        body: 'The tabs show the same schedule by class, by teacher and by classroom. The filter shows only those that you choose.',
      },
    },
  },
};
