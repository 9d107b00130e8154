import type { IndustryCopy } from '../copy'

export const transportation: IndustryCopy = {
  name: 'Transport facility',
  tagline: 'Waiting rooms that do not wear you out',
  search_terms:
    'airport, station, railway, bus terminal, port, harbour, ferry, rest area, waiting room, airport lounge',
  seo: {
    title: 'Licensed music for airports, stations and terminals',
    description: 'Music that eases waiting rooms, terminals and platforms without covering announcements.',
  },
  intro: {
    title: 'A calm room makes the wait feel shorter.',
    subtitle:
      'Licensed music for airports, stations, terminals and ports, at a volume that leaves room for every announcement.',
    detail:
      'Counters, waiting rooms and shops are zones of their own. When departures crowd, the music softens; when it is quiet, it freshens the place.',
    calculate: 'Price it for my facility',
  },
  benefits: {
    title: 'Calmer waiting',
    cards: [
      ['calm', 'Announcements come first', 'Light arrangements and no loud vocals near the speakers'],
      ['people', 'Kind to all ages', 'Songs that travellers and families heading home both know'],
      ['rhythm', 'In step with passengers', 'The schedule knows departures, arrivals and the quiet hours'],
    ],
  },
  personalisation: {
    title: 'A mood that follows the departure board.',
    text: 'Tell us your busy hours and your areas. Every space gets its own order of music, from the counter to the gate.',
    points: ['Airport', 'Station', 'Bus terminal', 'Port'],
    playlists: [
      ['04:30', 'Early departures', 'Acoustic ambient, 60–75 bpm'],
      ['09:00', 'Shops', 'Light pop, 95–110 bpm'],
      ['14:00', 'Quiet hours', 'Indonesian instrumentals, 75–90 bpm'],
      ['21:00', 'Late arrivals', 'Piano and strings, 60–70 bpm'],
    ],
  },
  features: {
    title: 'For terminals',
    text: 'Many rooms, many people on duty, one way to run it.',
    cards: [
      ['zones', 'Room by room', 'Counters, waiting rooms and shops each play their own'],
      ['remote', 'Staff can pause it', 'One QR scan stops the music in an emergency'],
      ['licence', 'A licence at each player', 'Inspectors read its status straight from their phone'],
    ],
  },
  closing: {
    title: 'Send passengers off in good spirits.',
    text: 'Start with one waiting room, then extend it to the whole building.',
  },
}
