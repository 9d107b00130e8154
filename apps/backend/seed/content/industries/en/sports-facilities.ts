import type { IndustryCopy } from '../copy'

export const sportsFacilities: IndustryCopy = {
  name: 'Sports facility',
  tagline: 'A rhythm for effort and recovery',
  search_terms:
    'gym, fitness centre, yoga, pilates, swimming pool, futsal, stadium, arena, badminton, padel, bowling',
  seo: {
    title: 'Licensed music for gyms and sports facilities',
    description:
      'The right tempo for warming up, training and cooling down in every gym area, studio, pool and arena.',
  },
  intro: {
    title: 'The last repetition needs the right beat.',
    subtitle:
      'Licensed music for gyms, studios, pools and arenas: a tempo that pushes, then a tempo that lets you recover.',
    detail:
      'Weights, classes and changing rooms are zones of their own. A coach starts the class playlist from a phone, and the usual schedule returns once the class is over.',
    calculate: 'Price it for my facility',
  },
  benefits: {
    title: 'Training rhythm',
    cards: [
      ['rhythm', 'Tempo that fits movement', 'Warm-up, peak and cool-down each get their own beat'],
      ['zones', 'Classes stay undisturbed', 'The yoga studio keeps quiet right beside the weights'],
      ['filter', 'Clean in family hours', 'The explicit-song filter looks after children’s classes and pool'],
    ],
  },
  personalisation: {
    title: 'From the warm-up to the last towel.',
    text: 'Choose your kinds of training and your busy hours. The tempo is set to the body, not the other way round.',
    points: ['Gym', 'Class studio', 'Swimming pool', 'Arena'],
    playlists: [
      ['06:00', 'Warm-up', 'Electronic pop, 100–115 bpm'],
      ['08:00', 'Main session', 'EDM and clean hip-hop, 125–140 bpm'],
      ['12:00', 'Midday yoga', 'Ambient and bamboo flute, 50–65 bpm'],
      ['20:00', 'Cool-down', 'Chillhop, 75–90 bpm'],
    ],
  },
  features: {
    title: 'For sports',
    text: 'Coaches watch the movement; the music looks after itself.',
    cards: [
      ['remote', 'Coaches lead the class', 'Scan the studio’s QR to start your own playlist'],
      ['schedule', 'Class times remembered', 'The music changes automatically when a class ends'],
      ['playlist', 'Choose by energy', 'Curated by mood and genre, from gentle to fast'],
    ],
  },
  closing: {
    title: 'Give every workout its beat.',
    text: 'Start with the weights area; add studios and the pool when you are ready.',
  },
}
