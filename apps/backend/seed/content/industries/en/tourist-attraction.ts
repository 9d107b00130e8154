import type { IndustryCopy } from '../copy'

export const touristAttraction: IndustryCopy = {
  name: 'Tourist attraction',
  tagline: 'A mood that belongs to the place',
  search_terms:
    'theme park, amusement park, zoo, museum, temple, beach, water park, gallery, heritage site, tourist village',
  seo: {
    title: 'Licensed music for tourist attractions',
    description: 'Music that carries the story of your place from the gate to the gift shop.',
  },
  intro: {
    title: 'Every travel memory has a soundtrack.',
    subtitle:
      'Licensed music for parks, museums, beaches and villages, chosen to feel at home where it plays.',
    detail:
      'The gate, the rides, the galleries and the gift shop can each have their own mood, without long cables and without players left on their own.',
    calculate: 'Price it for my attraction',
  },
  benefits: {
    title: 'Telling places',
    cards: [
      ['people', 'A welcome at the gate', 'Visitors know at once which world they are entering'],
      [
        'tailored',
        'True to the culture',
        'Regional instruments and new arrangements, treated with equal respect',
      ],
      ['rhythm', 'Lighter queues', 'Cheerful at the rides and calm in the galleries'],
    ],
  },
  personalisation: {
    title: 'One visit, from ticket to souvenir.',
    text: 'Describe the route your visitors take. We suggest a mood for each stop, and you pick what sounds most like the place.',
    points: ['Theme park', 'Museum', 'Beach', 'Tourist village'],
    playlists: [
      ['08:00', 'Gates open', 'Bright acoustic, 95–110 bpm'],
      ['11:00', 'Rides', 'Family pop, 110–125 bpm'],
      ['14:00', 'Galleries', 'Contemporary gamelan, 60–80 bpm'],
      ['17:00', 'Gift shop', 'Indonesian folk, 85–100 bpm'],
    ],
  },
  features: {
    title: 'For attractions',
    text: 'Made for wide grounds and teams on the move.',
    cards: [
      ['zones', 'Wide grounds, one control', 'Every player is seen and set from the centre'],
      ['schedule', 'Weekends in hand', 'Ordinary days and weekends switch over automatically'],
      ['playlist', 'Playlists of your own', 'Arrange songs that suit the story of the place'],
    ],
  },
  closing: {
    title: 'Be remembered by ear as well.',
    text: 'Start at the gate. Rides and rooms can follow whenever you like.',
  },
}
