import { plainLetters } from '@bellgrid/model';

/** The ideas that a column of a school's list is about. */
export type Idea =
  | 'name'
  | 'nameOfThing'
  | 'firstName'
  | 'lastName'
  | 'shortName'
  | 'email'
  | 'color'
  | 'structure'
  | 'building'
  | 'room'
  | 'homeRoom'
  | 'class'
  | 'subject'
  | 'teacher'
  | 'load'
  | 'lessons'
  | 'length';

type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'hu';

/**
 * The names that columns have in lists of schools, divided by '|'. Marks, signs, capitals and words in brackets do not
 * count: 'Klasse(n)' and 'KLASSE:' are 'Klasse'.
 */
export const columnNames: Readonly<Record<Idea, Readonly<Record<Language, string>>>> = {
  name: {
    en: 'name|full name',
    de: 'Name|Bezeichnung|vollständiger Name|voller Name|Name, Vorname|Nachname, Vorname|Vorname Nachname|Vor- und Nachname',
    fr: 'nom complet|nom et prénom|nom prénom|prénom nom|libellé|intitulé',
    es: 'nombre completo|nombre y apellidos|apellidos y nombre|apellidos, nombre|denominación',
    it: 'nome e cognome|cognome e nome|cognome nome|denominazione|nominativo',
    pt: 'nome completo|designação',
    nl: 'naam|volledige naam',
    pl: 'nazwa|imię i nazwisko|nazwisko i imię',
    hu: 'név|megnevezés|teljes név',
  },
  /** Of a class, room or subject; in a list of people these are a part of the name. */
  nameOfThing: {
    en: 'title',
    de: 'Name',
    fr: 'nom',
    es: 'nombre',
    it: 'nome',
    pt: 'nome',
    nl: 'naam',
    pl: 'nazwa',
    hu: 'név',
  },
  firstName: {
    en: 'first name|given name|forename',
    de: 'Vorname|Rufname',
    fr: 'prénom|prénoms',
    es: 'nombre|nombres|nombre de pila',
    it: 'nome',
    pt: 'nome|primeiro nome|nome próprio',
    nl: 'voornaam|roepnaam',
    pl: 'imię|imiona',
    hu: 'keresztnév|utónév',
  },
  lastName: {
    en: 'last name|surname|family name',
    de: 'Nachname|Familienname|Zuname',
    fr: 'nom|nom de famille|nom d’usage',
    es: 'apellido|apellidos|primer apellido',
    it: 'cognome',
    pt: 'apelido|apelidos|sobrenome|último nome',
    nl: 'achternaam|familienaam',
    pl: 'nazwisko',
    hu: 'vezetéknév|családnév|családi név',
  },
  shortName: {
    en: 'short name|short|code|abbreviation|abbr|initials|acronym|teacher code|subject code|short code',
    de: 'Kürzel|Kürz.|Kürzl|Krzl.|Kurz|Kurzname|Kurzbezeichnung|Kurzform|Kurzzeichen|Abkürzung|Abk.|Kz.|Kzl.|Initialen|Namenskürzel|Lehrerkürzel|Lehrkraftkürzel|Fachkürzel|Fach-Kürzel',
    fr: 'abréviation|abrév.|abrégé|nom court|sigle|initiales|trigramme',
    es: 'abreviatura|abrev.|nombre corto|siglas|código|cód.|iniciales',
    it: 'sigla|abbreviazione|abbr.|codice|cod.|iniziali',
    pt: 'sigla|abreviatura|abrev.|código|iniciais',
    nl: 'afkorting|afk.|korte naam|docentcode|vakcode|initialen',
    pl: 'skrót|kod|inicjały|skrót nazwy',
    hu: 'rövidítés|röv.|rövid név|kód|monogram',
  },
  email: {
    en: 'email|e-mail|mail|email address|e-mail address|work email|school email',
    de: 'E-Mail-Adresse|Mailadresse|Mail-Adresse|Emailadresse|E-Mail dienstlich|dienstliche E-Mail|Dienstmail|Schulmail|Dienst-E-Mail|Schul-E-Mail|Dienst-Mail|Schul-Mail',
    fr: 'courriel|adresse e-mail|adresse mail|adresse électronique|mél|mel',
    es: 'correo|correo electrónico|dirección de correo',
    it: 'posta elettronica|indirizzo e-mail|indirizzo email',
    pt: 'correio eletrónico|correio electrónico|endereço de e-mail|e-mail institucional',
    nl: 'e-mailadres|mailadres',
    pl: 'adres e-mail|poczta|poczta elektroniczna',
    hu: 'e-mail cím|e-mail-cím|emailcím|villámposta',
  },
  color: {
    en: 'colour|color',
    de: 'Farbe',
    fr: 'couleur',
    es: 'color',
    it: 'colore',
    pt: 'cor',
    nl: 'kleur',
    pl: 'kolor',
    hu: 'szín',
  },
  structure: {
    en: 'schedule structure|structure|timetable|bell schedule|bell',
    de: 'Stundenraster|Zeitraster|Raster',
    fr: 'grille horaire|grille',
    es: 'marco horario',
    it: 'griglia oraria',
    pt: 'grelha horária|grade horária',
    nl: 'lestijden|lestijdenschema',
    pl: 'siatka godzin|rozkład dzwonków',
    hu: 'csengetési rend',
  },
  building: {
    en: 'building|site|block|campus',
    de: 'Gebäude|Haus|Standort|Trakt|Gebäudeteil',
    fr: 'bâtiment|bât.|site',
    es: 'edificio|sede|pabellón',
    it: 'edificio|plesso|sede',
    pt: 'edifício|pavilhão|bloco',
    nl: 'gebouw|locatie',
    pl: 'budynek',
    hu: 'épület',
  },
  room: {
    en: 'room|rooms|classroom|classrooms|location|room name|room number|room no.|classroom name',
    de: 'Raum|Räume|Raumnummer|Raum-Nr.|Raumnr.|Raumname|Fachraum|Zimmer|Saal',
    fr: 'salle|salles|local|locaux',
    es: 'aula|aulas|sala',
    it: 'aula|aule',
    pt: 'sala|salas',
    nl: 'lokaal|lokalen|ruimte|ruimtes',
    pl: 'sala|sale|pracownia|gabinet',
    hu: 'terem|termek|tanterem|tantermek|helyiség',
  },
  homeRoom: {
    en: 'home room|homeroom|form room|base room|class room',
    de: 'Stammraum|Klassenraum|Klassenzimmer|Stammzimmer',
    fr: 'salle principale|salle attitrée|salle de classe',
    es: 'aula de referencia|aula fija|aula de grupo',
    it: 'aula di classe|aula assegnata',
    pt: 'sala da turma|sala base',
    nl: 'klaslokaal|stamlokaal|vast lokaal',
    pl: 'sala klasy|sala lekcyjna|sala główna',
    hu: 'osztályterem|saját terem',
  },
  class: {
    en: 'class|classes|class name|group|groups|form|forms|section|sections|tutor group',
    de: 'Klasse|Klassen|Klassenname|Klassenbezeichnung|Kl.|Gruppe|Gruppen|Lerngruppe|Lerngruppen',
    fr: 'classe|classes|groupe|groupes|division|divisions',
    es: 'clase|clases|grupo|grupos|curso|cursos',
    it: 'classe|classi|sezione|sezioni|gruppo|gruppi',
    pt: 'turma|turmas',
    nl: 'klas|klassen|groep|groepen|lesgroep|lesgroepen|stamgroep',
    pl: 'klasa|klasy|oddział|oddziały|grupa|grupy',
    hu: 'osztály|osztályok|csoport|csoportok',
  },
  subject: {
    en: 'subject|subjects|subject name|course|course name',
    de: 'Fach|Fächer|Unterrichtsfach|Fachname|Fachbezeichnung|Kurs|Kursbezeichnung',
    fr: 'matière|matières|discipline|enseignement',
    es: 'asignatura|asignaturas|materia|materias',
    it: 'materia|materie|disciplina|insegnamento',
    pt: 'disciplina|disciplinas|matéria',
    nl: 'vak|vakken|vaknaam',
    pl: 'przedmiot|przedmioty|zajęcia',
    hu: 'tantárgy|tantárgyak|tárgy',
  },
  teacher: {
    en: 'teacher|teachers|teacher name|taught by|staff|instructor',
    de: 'Lehrer|Lehrerin|Lehrer/in|Lehrer:in|Lehrer*in|Lehrer_in|LehrerIn|Lehrer/-in|Lehrer/innen|Lehrername|Lehrkraft|Lehrkräfte|Lehrperson|Lehrpersonen|Lehrende|Lehrk.|Kollege|Kollegin|Kollegium|Mitarbeiter|Mitarbeiterin|Mitarbeiter/in|Mitarbeiter:in|Mitarbeiter*in|Mitarbeitende',
    fr: 'enseignant|enseignants|enseignante|professeur|professeurs|prof.|profs',
    es: 'profesor|profesores|profesora|profesor/a|profesorado|docente|docentes|maestro',
    it: 'docente|docenti|insegnante|insegnanti|professore|professori',
    pt: 'professor|professores|professora|professor/a|professor(a)|docente|docentes',
    nl: 'docent|docenten|leraar|leraren|leerkracht|leerkrachten',
    pl: 'nauczyciel|nauczyciele|nauczyciel/ka|prowadzący',
    hu: 'tanár|tanárok|tanár neve|pedagógus|pedagógusok|pedagógus neve|oktató|tanító',
  },
  load: {
    en: 'periods by contract|contract|contract periods|contracted periods|teaching load|load|contact periods|contact time',
    de: 'Deputat|Deputatsstunden|Stundendeputat|Soll|Sollstunden|Soll-Stunden|Stundensoll|Std.-Soll|Pflichtstunden|Pflichtstd.|Regelstunden|Regelstundenmaß|Regelpflichtstunden|Unterrichtsverpflichtung|Lehrverpflichtung|Stunden laut Vertrag',
    fr: 'service|obligation de service|heures de service|ORS|apport',
    es: 'carga horaria|horas lectivas|carga lectiva',
    it: 'cattedra|ore di cattedra|ore di servizio|orario di servizio',
    pt: 'carga horária|componente letiva|horas letivas',
    nl: 'aanstelling|contracturen|opdracht|lestaak',
    pl: 'pensum|wymiar godzin|wymiar etatu',
    hu: 'kötelező óraszám|óraszám szerződés szerint',
  },
  lessons: {
    en: 'lessons per week|lessons a week|lessons|number of lessons|periods per week|periods|hours per week|hours|weekly lessons|weekly periods|weekly hours|lessons per cycle|periods per cycle',
    de: 'Stunden|Stunde|Std.|Stdn.|Wochenstunden|Wochenstd.|Wochenstdn.|Wo.-Std.|WStd.|W-Std.|WSt.|Ustd.|Unterrichtsstunden|Stunden pro Woche|Std. pro Woche|Std./Woche|Stunden/Woche|Stundenzahl|Anzahl Stunden|Anzahl Std.|Stunden je Woche',
    fr: 'heures|heures par semaine|h/semaine|h par semaine|heures hebdomadaires|nombre d’heures|nb heures|nb d’heures|volume horaire|horaire hebdomadaire|séances par semaine|séances',
    es: 'horas|horas semanales|horas por semana|h/semana|sesiones|sesiones semanales|número de horas|n.º de horas|nº horas',
    it: 'ore|ore settimanali|ore alla settimana|ore/settimana|numero ore|n. ore|monte ore',
    pt: 'horas|horas semanais|horas por semana|aulas por semana|aulas semanais|tempos|tempos letivos|tempos semanais|n.º de aulas|número de aulas',
    nl: 'uren|lesuren|uren per week|lesuren per week|lessen per week|lessen|aantal uren|aantal lessen',
    pl: 'godziny|godzin|liczba godzin|godziny tygodniowo|godzin tygodniowo|tygodniowa liczba godzin|lekcje|lekcji tygodniowo',
    hu: 'óraszám|heti óraszám|órák|óra|heti óra|órák száma|heti órák',
  },
  length: {
    en: 'length|lesson length|lesson lengths|lengths|duration|periods per lesson',
    de: 'Dauer|Länge|Verteilung|Stundenverteilung|Aufteilung|Blockung',
    fr: 'durée|répartition',
    es: 'duración|distribución',
    it: 'durata|distribuzione',
    pt: 'duração|distribuição',
    nl: 'duur|lengte|verdeling',
    pl: 'długość|czas trwania|podział',
    hu: 'hossz|hossza|időtartam|elosztás',
  },
};

/** The names of one idea in all languages, as `plainName` has them. */
export const columnNamesOf = (idea: Idea): string[] =>
  Object.values(columnNames[idea]).flatMap((names) => names.split('|').map(plainName));

/** Lower case without marks, signs and words in brackets: 'E-Mail:' becomes 'e mail', 'Klasse(n)' 'klasse'. */
export function plainName(name: string): string {
  const plain = (text: string) =>
    plainLetters(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')) || plain(name);
}
