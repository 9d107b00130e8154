import type { Messages } from '../id'
import { places } from './places'

export const art: Messages['art'] = {
  zones: {
    lobby: 'Lobby',
    lobby_main: 'Main lobby',
  },
  moods: {
    first: 'Midday piano',
    first_until: 'until 18:00',
    second: 'Midday acoustic',
    third: 'Silence',
    fourth: 'Light tropical',
    paused: 'Paused',
  },
  playlists: {
    morning: { title: 'Morning terrace', text: 'Hotel · calm · 64 songs', length: '4 h 06 m' },
    lunch: { title: 'Acoustic lunch', text: 'Restaurant · warm · 82 songs', length: '5 h 12 m' },
    dusk: { title: 'New keroncong dusk', text: 'Lobby · nostalgia · 48 songs', length: '3 h 04 m' },
  },
  places,
  player: { track: 'Song 12 of 64, explicit filter on' },
  blocks: {
    calm_morning: 'Calm',
    piano: 'Midday piano',
    keroncong: 'Dusk',
    bright_morning: 'Bright',
    acoustic: 'Acoustic',
    evening_soul: 'Evening soul',
    silence: 'Silence, no lyrics',
  },
  filter: { label: 'Filter explicit songs' },
  songs: { first: 'Rain in Braga', second: 'Wild night', third: 'First coffee' },
  licence: { title: 'Player point licence', valid: 'Valid' },
  orders: {
    active: { title: 'Multi-location, 3 zones', text: 'until 20 November 2027', state: 'Active' },
    past: { title: 'Single location, 1 zone', text: 'until 20 November 2026', state: 'Ended' },
  },
  floors: {
    family: { title: 'Family floor', text: 'Children and parents, afternoons' },
    fashion: { title: 'Fashion floor', text: 'Aged 18–34, weekends' },
    food: { title: 'Food court', text: 'All ages, meal times' },
  },
  curated: 'Café, Calm, Jazz, Dusk',
  days: 'Mon Tue Wed Thu Fri Sat Sun',
}
