import type { IndustryCopy } from '../copy'

export const coursesAndTraining: IndustryCopy = {
  name: 'Course and training',
  tagline: 'Focus in class, fresh at the break',
  search_terms:
    'tutoring, school, campus, academy, training centre, language course, dance studio, art studio, daycare, preschool',
  seo: {
    title: 'Licensed music for courses and training centres',
    description: 'Music that helps people focus in class and refreshes the break, set by room and by hour.',
  },
  intro: {
    title: 'A good class knows when to be quiet.',
    subtitle:
      'Licensed music for courses and training: barely there during the lesson, fresh as soon as the break begins.',
    detail:
      'Classrooms, lobby and workshops follow the timetable. Teachers pause the music from a phone, and the break no longer needs a bell.',
    calculate: 'Price it for my centre',
  },
  benefits: {
    title: 'Easier learning',
    cards: [
      ['calm', 'Focus without distraction', 'Soft instrumentals that never compete with the teacher'],
      ['rhythm', 'Breaks that feel different', 'The mood freshens the moment a break begins'],
      ['filter', 'Right for students', 'Explicit songs are filtered out in every learning space'],
    ],
  },
  personalisation: {
    title: 'In step with your timetable.',
    text: 'Enter when lessons start, pause and end. Every room gets a mood that suits its age group and subject.',
    points: ['Tutoring', 'Language course', 'Vocational training', 'Arts studio'],
    playlists: [
      ['07:30', 'Before class', 'Bright acoustic, 90–105 bpm'],
      ['09:00', 'Study', 'Lo-fi without lyrics, 65–80 bpm'],
      ['12:00', 'Break', 'Indonesian pop, 100–115 bpm'],
      ['16:30', 'Going home', 'Light folk, 85–100 bpm'],
    ],
  },
  features: {
    title: 'For classes',
    text: 'Simple for teachers, tidy for whoever runs the place.',
    cards: [
      ['schedule', 'Follows the timetable', 'Arrange one week and repeat it all term long'],
      ['remote', 'Teachers can pause it', 'One QR scan whenever the class needs silence'],
      ['zones', 'Room by room', 'The lobby stays friendly while the exam room rests'],
    ],
  },
  closing: {
    title: 'Help learners settle in.',
    text: 'Start with the lobby or a single classroom, and add more as you need them.',
  },
}
