import type { IndustryCopy } from '../copy'

export const publicTransport: IndustryCopy = {
  name: 'Public transport',
  tagline: 'Journeys that feel shorter',
  search_terms: 'bus, coach, train, taxi, ship, ferry, aircraft, MRT, LRT, shuttle, tour bus, minivan',
  seo: {
    title: 'Licensed music for buses, trains and ferries',
    description: 'Music for cabins and carriages that makes a journey feel shorter, set for the whole fleet.',
  },
  intro: {
    title: 'The same distance, felt as less.',
    subtitle:
      'Licensed music for buses, trains, ferries and shuttles: friendly to passengers, easy on the driver.',
    detail:
      'Every vehicle is a player with its own certificate. Head office sets the playlists of the fleet; the crew just drives.',
    calculate: 'Price it for my fleet',
  },
  benefits: {
    title: 'Lighter journeys',
    cards: [
      ['calm', 'A quieter cabin', 'Soothing for passengers without making the driver drowsy'],
      ['people', 'Familiar to everyone', 'Songs across ages for commuters, students and holiday travellers'],
      ['licence', 'One unit, one licence', 'The QR certificate rides along with every vehicle'],
    ],
  },
  personalisation: {
    title: 'Set to the route, not only the hour.',
    text: 'The morning run, the tour and the night service need different things. You name the routes; we prepare the mood.',
    points: ['City bus', 'Intercity', 'Train', 'Ship and ferry'],
    playlists: [
      ['05:30', 'Morning run', 'Slow acoustic, 75–90 bpm'],
      ['10:00', 'Tour route', 'Cheerful pop, 100–115 bpm'],
      ['16:00', 'Homeward', 'Soul and lo-fi, 80–95 bpm'],
      ['22:00', 'Night service', 'Ambient, 50–65 bpm'],
    ],
  },
  features: {
    title: 'For fleets',
    text: 'Set at the office, at work on the road.',
    cards: [
      ['zones', 'The fleet on one screen', 'Each vehicle shows up as a player of its own'],
      ['schedule', 'Schedules by route', 'Playlists change with the departure time of each route'],
      ['report', 'Data gathered automatically', 'Playback records are sent once a unit reconnects'],
    ],
  },
  closing: {
    title: 'Make the ride the pleasant part.',
    text: 'Start with one vehicle, then carry on through the fleet.',
  },
}
