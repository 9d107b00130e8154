import type { IndustryCopy } from '../copy'

export const associationBuilding: IndustryCopy = {
  name: 'Association building',
  tagline: 'Right for meetings, gatherings and receptions',
  search_terms:
    'hall, community centre, function hall, ballroom, convention, club, cooperative, village hall, venue',
  seo: {
    title: 'Licensed music for association buildings',
    description:
      'Background music for meetings, gatherings and receptions under one roof, changing with the event.',
  },
  intro: {
    title: 'One building: a meeting by day, a reception by night.',
    subtitle:
      'Licensed music for halls, community centres and function rooms that belong to different people every day.',
    detail:
      'Keep a mood for every kind of event and pick it from a phone as guests arrive. Organisers need not bring a player of their own.',
    calculate: 'Price it for my building',
  },
  benefits: {
    title: 'Smooth events',
    cards: [
      ['people', 'Right for every event', 'Meetings, gatherings and receptions each have a ready mood'],
      ['remote', 'Organisers join in', 'Scan the room’s QR and set the music, without cables'],
      ['licence', 'Peace for the manager', 'The player’s licence is clear to tenants and inspectors'],
    ],
  },
  personalisation: {
    title: 'One day, several hosts.',
    text: 'Note down who uses which room. The music follows the event, with pauses for speeches and prayers.',
    points: ['Members’ meeting', 'Social gathering', 'Reception', 'Exhibition'],
    playlists: [
      ['08:00', 'Registration', 'Bright instrumentals, 85–100 bpm'],
      ['10:30', 'Coffee break', 'Light bossa, 90–105 bpm'],
      ['15:00', 'Gathering', 'Old favourites, 90–110 bpm'],
      ['19:00', 'Reception', 'Keroncong and strings, 70–90 bpm'],
    ],
  },
  features: {
    title: 'For halls',
    text: 'Committees change; the settings stay.',
    cards: [
      ['playlist', 'A mood per event', 'Save meeting, gathering and reception playlists just once'],
      ['zones', 'Hall and meeting rooms', 'Two events can run together with different music'],
      ['packages', 'History for the treasurer', 'Packages and purchases on record for the yearly report'],
    ],
  },
  closing: {
    title: 'Welcome your members in the right mood.',
    text: 'Start with the main hall and add meeting rooms as they are needed.',
  },
}
