import type { ExampleNames } from '@bellgrid/model';
import type { Language } from './languages.ts';

const german: ExampleNames = {
  school: 'Schule Lindenfeld',
  week: 'Normale Woche',
  days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'],
  courses: {
    english: { name: 'Englisch', shortName: 'E' },
    maths: { name: 'Mathematik', shortName: 'M' },
    biology: { name: 'Biologie', shortName: 'BIO' },
    history: { name: 'Geschichte', shortName: 'GE' },
    french: { name: 'Französisch', shortName: 'F' },
    physics: { name: 'Physik', shortName: 'PH' },
    art: { name: 'Kunst', shortName: 'KU' },
    geography: { name: 'Erdkunde', shortName: 'EK' },
    spanish: { name: 'Spanisch', shortName: 'SPA' },
    chemistry: { name: 'Chemie', shortName: 'CH' },
    computing: { name: 'Informatik', shortName: 'INF' },
    ethics: { name: 'Ethik', shortName: 'ETH' },
    religion: { name: 'Religion', shortName: 'REL' },
    sport: { name: 'Sport', shortName: 'SP' },
    science: { name: 'Naturwissenschaften', shortName: 'NAWI' },
    music: { name: 'Musik', shortName: 'MU' },
    advancedBiology: { name: 'Biologie Profil', shortName: 'BIO+' },
    advancedPhysics: { name: 'Physik Profil', shortName: 'PH+' },
    advancedChemistry: { name: 'Chemie Profil', shortName: 'CH+' },
    classHour: { name: 'Klassenstunde', shortName: 'KL' },
  },
  room: 'Raum',
  places: {
    biology: 'Biologieraum',
    physics: 'Physikraum',
    chemistry: 'Chemieraum',
    art: 'Kunstraum',
    music: 'Musikraum',
    computers: 'Computerraum',
    gym: 'Sporthalle',
  },
  buildings: { main: 'Hauptgebäude', science: 'Fachtrakt', sports: 'Sporthalle' },
  divisions: {
    languages: 'Sprachen',
    'religion-or-ethics': 'Religion oder Ethik',
    'science-option': 'Profil Naturwissenschaften',
  },
};

/** The words of the example school in a language; its own ones are English. */
export function exampleNames(language: Language): ExampleNames | undefined {
  return language === 'de' ? german : undefined;
}
