import type { IndustryCopy } from '../copy'

export const hotel: IndustryCopy = {
  name: 'Hotel',
  tagline: 'Lobby, restaurant, spa and pool',
  search_terms:
    'resort, villa, inn, guest house, homestay, hostel, lodging, bed and breakfast, serviced apartment',
  seo: {
    title: 'Licensed music for hotels',
    description: 'Playlists and schedules for the lobby, restaurant, spa and pool of your hotel.',
  },
  intro: {
    title: 'Guests hear your hotel before they see it.',
    subtitle:
      'Licensed music that keeps the hours of a hotel: a slow breakfast, a warm lobby at check-in, a spa that barely whispers.',
    detail:
      'Every room becomes a zone with its own schedule. The front desk adjusts the music from a phone, and the manager sees all zones on one screen.',
    calculate: 'Price it for my hotel',
  },
  benefits: {
    title: 'Audible hospitality',
    cards: [
      ['rhythm', 'A mood for every hour', 'The schedule moves from breakfast to the last nightcap'],
      ['zones', 'One hotel, many zones', 'Lobby, restaurant, spa and pool each play their own'],
      ['licence', 'Ready for inspection', 'A QR certificate is displayed at every player'],
    ],
  },
  personalisation: {
    title: 'A day at your hotel, in four acts.',
    text: 'Tell us your stars, your zones and who stays with you. We suggest how to divide the day; you move it as you like.',
    points: ['Business', 'Family', 'Resort', 'Boutique'],
    playlists: [
      ['06:00', 'Breakfast', 'Nylon guitar, 70–90 bpm'],
      ['11:00', 'Check-out', 'Light bossa, 90–105 bpm'],
      ['15:00', 'Check-in', 'Warm soul, 95–110 bpm'],
      ['20:00', 'Evening', 'Small jazz, 60–80 bpm'],
    ],
  },
  features: {
    title: 'For hotels',
    text: 'The three things most hotels set up first.',
    cards: [
      ['schedule', 'A schedule per zone', 'Arrange the coming week once, for every area'],
      ['remote', 'A remote for staff', 'Reception and waiters just scan a QR code'],
      ['licence', 'A licence per player', 'One digital certificate for each point of play'],
    ],
  },
  closing: {
    title: 'Let your lobby speak first.',
    text: 'Start with one zone. Add the next one from the portal whenever you like.',
  },
}
