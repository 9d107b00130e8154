import type { IndustryCopy } from '../copy'

export const barsAndPubs: IndustryCopy = {
  name: 'Nightlife',
  tagline: 'The tempo rises right on time',
  search_terms:
    'bar, pub, club, nightclub, disco, discotheque, lounge, beach club, rooftop, cocktail, karaoke',
  seo: {
    title: 'Licensed music for bars, pubs and nightlife',
    description:
      'From after-work drinks to the last song: a tempo that builds across the bar, the floor and the terrace.',
  },
  intro: {
    title: 'A good night has a curve, not a volume knob.',
    subtitle:
      'Licensed music for bars, pubs and lounges: easy when the doors open, full towards midnight, gentle when the bill comes.',
    detail:
      'The bar, the dance floor and the terrace are separate zones with their own schedules, so the dance floor can build while the bar stays easy to talk over.',
    calculate: 'Price it for my bar',
  },
  benefits: {
    title: 'Steady nights',
    cards: [
      ['rhythm', 'Energy that builds', 'The tempo climbs from after-work drinks to the peak'],
      ['zones', 'Bar and floor apart', 'People order in peace and dance as they please'],
      ['licence', 'Calm at inspections', 'Inspectors scan the QR certificate at the door or bar'],
    ],
  },
  personalisation: {
    title: 'One night, four climbs.',
    text: 'Set your opening hour, your peak and your last song. The playlists build the climb, and your team can take over at any moment.',
    points: ['Cocktail bar', 'Pub', 'Lounge', 'Beach club'],
    playlists: [
      ['17:00', 'After work', 'Easy nu-disco, 100–110 bpm'],
      ['20:00', 'Full tables', 'Funk and R&B, 105–118 bpm'],
      ['23:00', 'Peak', 'House and local remixes, 120–128 bpm'],
      ['01:30', 'Last song', 'Downtempo, 75–90 bpm'],
    ],
  },
  features: {
    title: 'For nights',
    text: 'Control that stays easy when the room is full.',
    cards: [
      ['remote', 'Control behind the bar', 'Bartenders change the mood by QR without leaving guests'],
      ['schedule', 'Weekends of their own', 'Friday and Saturday run apart from the working week'],
      ['report', 'Records without overtime', 'Playback data is stored automatically after closing time'],
    ],
  },
  closing: {
    title: 'Open the doors at the right tempo.',
    text: 'Start with the main bar, then add the terrace and the dance floor from the portal.',
  },
}
